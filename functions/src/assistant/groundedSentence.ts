import { sentenceMaxLength, type Sentence } from "@salvia/domain/assistant/assistant";
import type { Source } from "@salvia/domain/assistant/assistantSource";
import * as z from "zod/mini";

import { placeholderPattern, type Placeholders } from "./placeholders.ts";
import type { Fact } from "./fact.ts";
import { saysOneOf } from "./understanding/words.ts";

/**
 * A fact that a sentence can cite. `ground` is its text without what users wrote, which could tell a
 * model what to say.
 */
type KnownFact = { text: string; ground: string; source: Source };

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
      return found.map(({ text, source }) => {
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

type FactStore = ReturnType<typeof createFactStore>;

/** One line of an engine's answer: the sentence, and the IDs of the facts that support it. */
const lineSchema = z.object({
  say: z.string().check(z.trim(), z.minLength(1), z.maxLength(sentenceMaxLength)),
  from: z.array(z.string()).check(z.minLength(1), z.maxLength(12)),
});

type Ground = {
  factStore: FactStore;
  placeholders: Placeholders;
  /** The words that deny, with commas between them. */
  negations: string;
  /** Whether a sentence recommends a treatment or a dose, or is in another language. */
  isRefused: (text: string) => Promise<boolean>;
};

/**
 * Returns the sentence of a line if it is grounded: every cited source was read for this answer,
 * every number and masked name in it occurs in one of those sources, it denies nothing that they do
 * not, and it is about one person, so that no value of one is said of another. Otherwise returns
 * null, whichever model wrote it.
 */
export async function groundedSentence(
  line: string,
  { factStore, placeholders, negations, isRefused }: Ground,
): Promise<Sentence | null> {
  const read = lineSchema.safeParse(json(line));
  if (!read.success) return null;
  const { say, from } = read.data;
  const facts = [...new Set(from)].map((id) => factStore.get(id));
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length < facts.length) return null;
  // A fact in its own words is never advice, even if a medication's name looks like it.
  const isVerbatim = known.some(({ text }) => text === say);
  const isSupported =
    isVerbatim ||
    (!known.some(({ source }) => verbatimOnly.has(source.kind)) &&
      hasItsParts(say, known) &&
      isOfOnePerson(say, known) &&
      isAsNegative(say, known, negations));
  if (!isSupported) return null;
  const words = say.replaceAll(placeholderPattern, "#");
  if (!isVerbatim && (await isRefused(words))) return null;
  const sources = new Map(known.map(({ source }) => [`${source.kind} ${source.path}`, source]));
  return {
    text: placeholders.unmasked(say).slice(0, sentenceMaxLength),
    sources: [...sources.values()],
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

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
