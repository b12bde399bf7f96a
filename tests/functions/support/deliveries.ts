import { isNightly } from "../../chance.ts";
import type { Random } from "../../../seed/random.ts";
import { deliver, type DocumentFunction, type WriteEvent } from "./writeEvents.ts";

/**
 * Delivers events to a function, three at once, as to parallel instances. Most come one by one unless
 * nightly: each conflict of two transactions takes the emulator seconds.
 */
export async function deliverAtOnce(
  to: DocumentFunction,
  events: readonly WriteEvent[],
): Promise<void> {
  const queue = [...events];
  const alone = isNightly() ? 0 : Math.max(0, queue.length - 9);
  const work = async (left: number) => {
    while (queue.length > left) {
      const event = queue.shift();
      if (event !== undefined) await delivered(to, event);
    }
  };
  await work(queue.length - alone);
  await Promise.all([work(0), work(0), work(0)]);
}

/** Delivers an event again if the function has failed, as the cloud does. */
async function delivered(to: DocumentFunction, event: WriteEvent, tries = 5): Promise<void> {
  try {
    await deliver(to, event);
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
