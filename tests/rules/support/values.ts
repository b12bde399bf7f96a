import { deleteField, serverTimestamp } from "firebase/firestore";

/** Instead of a field's value: the field is left out. */
export const missing = deleteField();

/** Instead of a field's value: the server's time. */
export const now = serverTimestamp();

/** Instead of `ownerId`: the actor's uid. */
export const own = "<own uid>";

export type Fields = Readonly<Record<string, unknown>>;

/** Allowed and denied values of a field. */
export type Values = { may: readonly unknown[]; never: readonly unknown[] };

const wrongTypes = [missing, null, 7, true, ["Zoë"], { text: "Zoë" }];
const blank = ["", " ", " Zoë", "Zoë ", "\u{a0}", "\u{200d}", "Zoë\u{3000}"];
const controls = ["\n", "\t", "\0", "\u{7f}", "\u{85}", "\u{2028}"];
const misleading = ["\u{202e}", "\u{2066}", "\u{200b}", "\u{feff}"];

/** Values that no displayed line of text may have, whatever its length limits. */
export const badLines: readonly unknown[] = [
  ...wrongTypes,
  ...blank,
  ...[...controls, ...misleading].map((character) => `Zoë${character}B`),
  "x".repeat(100_000),
];

/** Fields as `uid` sends them for a whole document, without the missing ones. */
export function whole(fields: Fields, uid: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes(fields, uid)).filter(([, value]) => value !== missing),
  );
}

/** Fields as `uid` sends them to change a document. */
export function changes(fields: Fields, uid: string): Record<string, unknown> {
  const sent = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(sent) : value === own ? uid : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sent(value)]));
}

/** A field and its value as they are named in a row. */
export function naming(field: string, value: unknown): string {
  return `${field} ${labelOf(value)}`;
}

function labelOf(value: unknown): string {
  if (value === missing) return "missing";
  if (value === now) return "now";
  const text = JSON.stringify(value, (_, nested: unknown) => (nested === now ? "now" : nested));
  return text.length > 70 ? `${text.slice(0, 60)}… (${text.length})` : text;
}

/** What would be stored of the sent data if it were accepted at a given time. */
export function asStored(sent: unknown, time: Date): unknown {
  if (sent === now) return time;
  if (Array.isArray(sent) || sent instanceof Date || typeof sent !== "object" || sent === null) {
    return sent;
  }
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, asStored(value, time)]),
  );
}

/** Documents by path; null for a missing one. */
export type Documents = Readonly<Record<string, object | null>>;
