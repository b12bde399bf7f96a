import { sourceSchema, type Source } from "@salvia/domain/assistant/assistantSource";

import type { Fact } from "./fact.ts";
import type { Placeholders } from "./placeholders.ts";

/**
 * A fact that a sentence can cite. `ground` is its text without what users wrote, which could tell a
 * model what to say.
 */
export type KnownFact = { text: string; ground: string; source: Source };

/**
 * The facts that the tools found for one answer. Each fact has an ID, and an engine must cite these
 * IDs, so it cannot invent a source.
 *
 * @param names of people, masked wherever they appear
 */
export function createFactStore(placeholders: Placeholders, names: readonly string[]) {
  const facts = new Map<string, KnownFact>();
  return {
    /** Returns the facts as an engine sees them. */
    add(found: readonly Fact[]): { id: string; text: string }[] {
      return found.flatMap(({ text, source }) => {
        // Skips a stored ID that no page can link to; the client would reject a sentence with it.
        if (!sourceSchema.safeParse(source).success) return [];
        const shown = { id: `f${facts.size + 1}`, text: placeholders.masked(text, names) };
        const ground = text.filter((piece) => typeof piece === "string" || piece.hidden === "name");
        const known = { text: shown.text, ground: placeholders.masked(ground, names), source };
        facts.set(shown.id, known);
        return shown;
      });
    },
    get: (id: string) => facts.get(id),
  };
}

export type FactStore = ReturnType<typeof createFactStore>;
