import { sourceSchema, type Source } from "@salvia/domain/assistant/assistant";

import type { Fact } from "./fact.ts";
import type { Placeholders } from "./placeholders.ts";

/** A fact as an engine sees it. */
export type ShownFact = { id: string; text: string };

/**
 * A fact that a sentence can cite. `ground` is its text without what users wrote, which could tell a
 * model what to say.
 */
export type KnownFact = ShownFact & { ground: string; source: Source };

/**
 * The facts that the tools found for one answer. Each fact has an ID, and an engine must cite these
 * IDs, so it cannot invent a source.
 *
 * @param names of people, masked wherever they appear
 */
export function createFactStore(placeholders: Placeholders, names: readonly string[]) {
  const facts = new Map<string, KnownFact>();
  return {
    add(found: readonly Fact[]): ShownFact[] {
      return found.flatMap(({ text, source }) => {
        // Skips a stored ID that no page can link to; the client would reject a sentence with it.
        if (!sourceSchema.safeParse(source).success) return [];
        const shown = { id: `f${facts.size + 1}`, text: placeholders.masked(text, names) };
        const ground = text.filter((piece) => typeof piece === "string" || piece.hidden === "name");
        facts.set(shown.id, { ...shown, ground: placeholders.masked(ground, names), source });
        return shown;
      });
    },
    get: (id: string) => facts.get(id),
    all: () => [...facts.values()],
  };
}

export type FactStore = ReturnType<typeof createFactStore>;
