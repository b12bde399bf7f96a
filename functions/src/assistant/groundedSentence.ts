import { sentenceMaxLength, type Sentence } from "@salvia/domain/assistant/assistant";
import { z } from "genkit";

import { placeholderPattern, type Placeholders } from "./placeholders.ts";
import type { FactStore } from "./factStore.ts";

/** One line of an engine's answer: the sentence, and the IDs of the facts that support it. */
const lineSchema = z.object({
  say: z.string().trim().min(1).max(sentenceMaxLength),
  from: z.array(z.string()).min(1).max(12),
});

/**
 * Returns the sentence of a line if it is grounded: every cited source was read for this answer,
 * and every number and masked name in it occurs in one of those sources. Otherwise returns null,
 * whichever engine wrote it.
 *
 * @param isAdvice whether a sentence recommends a treatment or a dose, which is never allowed
 */
export function groundedSentence(
  line: string,
  {
    factStore,
    placeholders,
    isAdvice,
  }: { factStore: FactStore; placeholders: Placeholders; isAdvice: (text: string) => boolean },
): Sentence | null {
  const read = lineSchema.safeParse(json(line));
  if (!read.success) return null;
  const { say, from } = read.data;
  const facts = [...new Set(from)].map((id) => factStore.get(id));
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length < facts.length) return null;
  const ground = known.map(({ text }) => text).join("\n");
  if (
    !isSupported(say, placeholderPattern, ground) ||
    !isSupported(withoutPlaceholders(say), /\d+/g, ground)
  )
    return null;
  // A verbatim fact is not advice, even if a medication's name looks like it.
  if (known.every(({ text }) => text !== say) && isAdvice(say)) return null;
  const sources = new Map(known.map(({ source }) => [`${source.kind} ${source.path}`, source]));
  return {
    text: placeholders.unmasked(say).slice(0, sentenceMaxLength),
    sources: [...sources.values()],
  };
}

/** Whether every match of `kind` in the text also occurs in the ground. */
function isSupported(text: string, kind: RegExp, ground: string): boolean {
  const there = new Set(withoutPlaceholdersIf(kind, ground).match(kind));
  return (text.match(kind) ?? []).every((part) => there.has(part));
}

function withoutPlaceholdersIf(kind: RegExp, text: string): string {
  return kind === placeholderPattern ? text : withoutPlaceholders(text);
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholderPattern, " ");
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
