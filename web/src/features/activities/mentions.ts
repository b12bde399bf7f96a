import { plainWords } from "@salvia/domain/shared/plainText";

/** A colleague whom a note can mention. */
export type Mentioned = { uid: string; name: string };

/** What is typed after an "@", and where that sign is. */
export type MentionQuery = { at: number; typed: string };

/** The mention that is being typed before the caret; null if there is none. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const found = typing.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

/** Up to three words after an "@" that begins a word, so that no email address opens the list. */
const typing = /(?:^|[^\p{L}\p{N}@])@((?:[\p{L}\p{M}\p{N}.'’-]* ?){0,3})$/u;

/** How many colleagues the list shows. */
const shownMax = 6;

/** The colleagues with a name whose words begin like those typed, without those already chosen. */
export function matchingColleagues(
  colleagues: readonly Mentioned[],
  typed: string,
  without: ReadonlySet<string>,
): readonly Mentioned[] {
  const wanted = plainWords(typed, false);
  return colleagues
    .filter(({ uid, name }) => {
      const words = plainWords(name, true);
      const has = (word: string) => words.some((each) => each.startsWith(word));
      return !without.has(uid) && wanted.every(has);
    })
    .slice(0, shownMax);
}

/** The text with a name in place of what was typed, and the caret after it. */
export function withMention(
  text: string,
  { at, typed }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  const after = text.slice(at + 1 + typed.length).replace(/^ /, "");
  return { text: before + after, caret: before.length };
}

/** Those of the chosen colleagues whose names the text still has. */
export function mentionedIn(text: string, chosen: readonly Mentioned[]): readonly Mentioned[] {
  return chosen.filter(({ name }) => text.includes(`@${name}`));
}
