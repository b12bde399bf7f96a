import { sentenceMaxLength, type Sentence } from "@salvia/domain/assistant/assistant";
import { z } from "genkit";

import { placeholderPattern, type Placeholders } from "./placeholders.ts";
import type { FactStore } from "./factStore.ts";

/** A line of an engine's answer: what it says, and the ids of the facts it says it from. */
const lineSchema = z.object({
  say: z.string().trim().min(1).max(sentenceMaxLength),
  from: z.array(z.string()).min(1).max(12),
});

/**
 * The sentence of a line, if it holds: every source it names was read for this answer, and every
 * number and every hidden name in it stands in one of these. What does not hold is left out,
 * whichever engine said it.
 *
 * @param isAdvice whether a sentence recommends a treatment or a dose, which none may
 */
export function groundedSentence(
  line: string,
  {
    ledger,
    masks,
    isAdvice,
  }: { ledger: FactStore; masks: Placeholders; isAdvice: (text: string) => boolean },
): Sentence | null {
  const read = lineSchema.safeParse(json(line));
  if (!read.success) return null;
  const { say, from } = read.data;
  const facts = [...new Set(from)].map((id) => ledger.get(id));
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length < facts.length) return null;
  const ground = known.map(({ text }) => text).join("\n");
  if (!stands(say, placeholderPattern, ground) || !stands(withoutMarks(say), /\d+/g, ground))
    return null;
  // What a fact says word for word is no advice, whatever a medication may be called.
  if (known.every(({ text }) => text !== say) && isAdvice(say)) return null;
  const sources = new Map(known.map(({ source }) => [`${source.kind} ${source.path}`, source]));
  return { text: masks.unmasked(say).slice(0, sentenceMaxLength), sources: [...sources.values()] };
}

/** Whether all of a kind that a text has, the ground has too. */
function stands(text: string, kind: RegExp, ground: string): boolean {
  const there = new Set(withoutMarksIf(kind, ground).match(kind));
  return (text.match(kind) ?? []).every((part) => there.has(part));
}

function withoutMarksIf(kind: RegExp, text: string): string {
  return kind === placeholderPattern ? text : withoutMarks(text);
}

function withoutMarks(text: string): string {
  return text.replaceAll(placeholderPattern, " ");
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
