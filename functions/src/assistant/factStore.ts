import { sourceSchema, type Source } from "@salvia/domain/assistant/assistant";

import type { Fact } from "./fact.ts";
import type { Placeholders } from "./placeholders.ts";

/** A fact as an engine sees it. */
export type ShownFact = { id: string; text: string };

/**
 * The facts that the tools found for one answer. Each fact has an ID, and an engine must cite these
 * IDs, so it cannot invent a source.
 *
 * @param names of people, masked wherever they appear
 */
export function createFactStore(placeholders: Placeholders, names: readonly string[]) {
  const facts = new Map<string, ShownFact & { source: Source }>();
  return {
    add(found: readonly Fact[]): ShownFact[] {
      return found.flatMap(({ text, source }) => {
        // Skips a stored ID that no page can link to; the client would reject a sentence with it.
        if (!sourceSchema.safeParse(source).success) return [];
        const shown = { id: `f${facts.size + 1}`, text: placeholders.masked(text, names) };
        facts.set(shown.id, { ...shown, source });
        return shown;
      });
    },
    get: (id: string) => facts.get(id),
    all: () => [...facts.values()],
  };
}

export type FactStore = ReturnType<typeof createFactStore>;
