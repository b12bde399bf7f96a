import { sentenceMaxLength, type Sentence } from "@salvia/domain/assistant/assistant";
import type { Source } from "@salvia/domain/assistant/assistantSource";
import { parseJson } from "@salvia/domain/shared/parseJson";
import * as z from "zod/mini";

import { placeholderPattern, type Placeholders } from "./placeholders.ts";
import type { Fact } from "./fact.ts";
import { saysOneOf } from "./understanding/words.ts";

/**
 * A fact that a sentence can cite. `ground` is its text without what users wrote, which could tell a
 * model what to say.
 */
type KnownFact = { text: string; ground: string; source: Source };

/** One line of an engine's answer: the sentence, and the IDs of the facts that support it. */
const lineSchema = z.object({
  say: z.string().check(z.trim(), z.minLength(1), z.maxLength(sentenceMaxLength)),
  from: z.array(z.string()).check(z.minLength(1), z.maxLength(12)),
});

type Ground = {
  placeholders: Placeholders;
  /** Names of people, masked wherever they appear. */
  names: readonly string[];
  /** The words that deny, with commas between them. */
  negations: string;
  /** Whether a sentence recommends a treatment or a dose, or is in another language. */
  isRefused: (text: string) => Promise<boolean>;
};

/**
 * The facts that the tools found for one answer. Each fact has an ID, and an engine must cite these
 * IDs, so it cannot invent a source.
 */
export function createFactStore({ placeholders, names, negations, isRefused }: Ground) {
  const facts = new Map<string, KnownFact>();
  return {
    /** Returns the facts as an engine sees them. */
    add(found: readonly Fact[]): { id: string; text: string }[] {
      return found.map(({ text, source }) => {
        const shown = { id: `f${facts.size + 1}`, text: placeholders.masked(text, names) };
        const ground = text.filter((piece) => typeof piece === "string" || piece.hidden === "name");
        const known = { text: shown.text, ground: placeholders.masked(ground, names), source };
        facts.set(shown.id, known);
        return shown;
      });
    },
    /**
     * Returns the sentence of a line if it is grounded: every cited source was read for this answer,
     * every number and masked name in it occurs in one of those sources, it denies nothing that they
     * do not, and it is about one person, so that no value of one is said of another. Otherwise
     * returns null, whichever model wrote it.
     */
    async sentenceOf(line: string): Promise<Sentence | null> {
      const read = lineSchema.safeParse(parseJson(line));
      if (!read.success) return null;
      const { say, from } = read.data;
      const cited = [...new Set(from)].map((id) => facts.get(id));
      const known = cited.filter((fact) => fact !== undefined);
      if (known.length < cited.length) return null;
      // A fact in its own words is never advice, even if a medication's name looks like it.
      if (!known.some(({ text }) => text === say)) {
        const isSupported =
          !known.some(({ source }) => verbatimOnly.has(source.kind)) &&
          hasItsParts(say, known) &&
          isOfOnePerson(say, known) &&
          isAsNegative(say, known, negations);
        const words = say.replaceAll(placeholderPattern, "#");
        if (!isSupported || (await isRefused(words))) return null;
      }
      const sources = new Map(known.map(({ source }) => [`${source.kind} ${source.path}`, source]));
      return {
        text: placeholders.unmasked(say).slice(0, sentenceMaxLength),
        sources: [...sources.values()],
      };
    },
  };
}

/** What is dangerous in other words: “no one has asked” is not “none”. */
const verbatimOnly: ReadonlySet<string> = new Set(["allergies", "problems", "medications"]);

/** Whether all numbers and placeholders of the text also occur in the facts. */
function hasItsParts(say: string, facts: readonly KnownFact[]): boolean {
  const there = new Set(
    facts.flatMap(({ text, ground }) => [...placeholdersIn(text), ...numbersIn(ground)]),
  );
  return [...placeholdersIn(say), ...numbersIn(say)].every((part) => there.has(part));
}

function placeholdersIn(text: string): string[] {
  return text.match(placeholderPattern) ?? [];
}

/** The numbers of a text; 0.5 is one, which does not support 5. */
function numbersIn(text: string): string[] {
  return text.replaceAll(placeholderPattern, " ").match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
}

/** Whether the text names at most one person, and no fact is about another. */
function isOfOnePerson(say: string, facts: readonly KnownFact[]): boolean {
  const [person, ...others] = new Set(peopleIn(say));
  const named = facts.map(({ text }) => peopleIn(text)).filter((people) => people.length > 0);
  const isOf = (people: readonly string[]) => person === undefined || people.includes(person);
  return others.length === 0 && named.every(isOf);
}

function peopleIn(text: string): string[] {
  return placeholdersIn(text).filter((each) => each.startsWith("[P"));
}

/** Whether the text denies something if, and only if, its facts do. */
function isAsNegative(say: string, facts: readonly KnownFact[], negations: string): boolean {
  const isNegative = ({ text }: Pick<KnownFact, "text">) => saysOneOf(negations, text);
  return isNegative({ text: say }) ? facts.some(isNegative) : !facts.every(isNegative);
}
