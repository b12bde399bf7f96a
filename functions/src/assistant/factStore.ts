import { sourceSchema, type Source } from "@salvia/domain/assistant/assistant";

import type { Fact } from "./fact.ts";
import type { Placeholders } from "./placeholders.ts";

/** A fact as an engine sees it. */
export type ShownFact = { id: string; text: string };

/**
 * What the tools have found for one answer. An engine knows each fact by an id, names the ids with
 * what it says, and so cannot make a source up.
 *
 * @param names of people, to be hidden wherever they stand
 */
export function createFactStore(masks: Placeholders, names: readonly string[]) {
  const facts = new Map<string, ShownFact & { source: Source }>();
  return {
    add(found: readonly Fact[]): ShownFact[] {
      return found.flatMap(({ text, source }) => {
        // A stored id that no page could be found by: a sentence with it would break the answer off.
        if (!sourceSchema.safeParse(source).success) return [];
        const shown = { id: `f${facts.size + 1}`, text: masks.masked(text, names) };
        facts.set(shown.id, { ...shown, source });
        return shown;
      });
    },
    get: (id: string) => facts.get(id),
    all: () => [...facts.values()],
  };
}

export type FactStore = ReturnType<typeof createFactStore>;
