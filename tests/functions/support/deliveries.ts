import type { Random } from "../../../seed/random.ts";
import type { DocumentFunction, WriteEvent } from "./writeEvents.ts";

/** Delivers events to a function, several concurrently, as to parallel instances. */
export async function deliverAtOnce(
  to: DocumentFunction,
  events: readonly WriteEvent[],
): Promise<void> {
  const queue = [...events];
  const worker = async () => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      await delivered(to, event);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}

/** Delivers an event again if the function has failed, as the cloud does. */
async function delivered(to: DocumentFunction, event: WriteEvent, tries = 5): Promise<void> {
  try {
    await to.run(event);
  } catch (error) {
    if (tries === 0) throw error;
    await delivered(to, event, tries - 1);
  }
}

/** Each event up to three times, in any order. */
export function redelivered(events: readonly WriteEvent[], random: Random): WriteEvent[] {
  return shuffled(
    events.flatMap((event) => Array.from({ length: random.int(1, 3) }, () => event)),
    random,
  );
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.int(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
