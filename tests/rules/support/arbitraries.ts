import * as fc from "fast-check";

import { isNightly } from "../../chance.ts";
import { missing } from "./values.ts";

/** How many random documents meet rules and schema: the same ones by day, other ones each night. */
export const agreementRuns = isNightly() ? { numRuns: 500 } : { numRuns: 100, seed: 1 };

/** Characters allowed in names; those allowed only between others; and those never allowed. */
const letters = ["a", "Z", "é", "ß", "名", "ع", "🌿", "e\u{301}", "’", "-", ".", "'", "7"];
const inner = [" ", "\u{a0}", "\u{200c}", "\u{200d}", "\u{200f}", "\u{3000}"];
const controls = ["\0", "\t", "\n", "\r", "\u{1f}", "\u{7f}", "\u{80}", "\u{9f}"];
const unseen = ["\u{200b}", "\u{2028}", "\u{2029}", "\u{202a}", "\u{202e}", "\u{2060}", "\u{feff}"];

const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 });

/** A valid line of text with 1 to `max` code points. */
export function goodLine(max: number): fc.Arbitrary<string> {
  return fc.oneof(
    word,
    fc.tuple(word, fc.constantFrom(...inner), word).map((parts) => parts.join("")),
    repeated([1, 2, max - 1, max]),
  );
}

/** A line with at most one fault, or any text. */
export function nearlyLine(max: number): fc.Arbitrary<string> {
  const character = fc.constantFrom(...inner, ...controls, ...unseen);
  return fc.oneof(
    fc.tuple(word, character, word).map((parts) => parts.join("")),
    fc.tuple(character, word).map((parts) => parts.join("")),
    fc.tuple(word, character).map((parts) => parts.join("")),
    repeated([0, max - 1, max, max + 1]),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
}

function repeated(lengths: readonly number[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom("é", "🌿"), fc.constantFrom(...lengths))
    .map(([character, length]) => character.repeat(length));
}

/** An email address, valid or nearly valid. */
export const nearlyEmail: fc.Arbitrary<string> = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      fc.string({ unit: oneOf("aaz09.'+_~A ñ"), minLength: 1, maxLength: 4 }),
      fc.array(fc.string({ unit: oneOf("aaz09-_A"), maxLength: 3 }), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([local, labels]) => `${local}@${labels.join(".")}`),
  fc.constantFrom(62, 63, 64).map((length) => `a@${"b".repeat(length)}.es`),
  fc.constantFrom(241, 242, 243).map((length) => `${"a".repeat(length)}@example.com`),
);

/** A phone number in E.164, valid or nearly valid. */
export const nearlyPhone: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("+", "+", "+", "+", "", "++", " +"),
    fc.constantFrom("1", "9", "34", "0"),
    fc.constantFrom(4, 5, 6, 7, 12, 13, 14, 15),
    fc.constantFrom("", "", "", "", " ", "\n", "٣"),
  )
  .map(([plus, country, length, end]) => `${plus}${country}${"5".repeat(length)}${end}`);

/** Values that are rarely valid for any field: null, and other types. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(missing, null),
  fc.constantFrom(true, false, "", 0, 1, 2, -1, 1.5, 2 ** 53, 1e300, Number.NaN),
  fc.date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
  fc.array(fc.constantFrom("en", "new", 1, null), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom("at", "type", "wording", "x"), fc.constantFrom("en", 1, null)),
  fc.string({ unit: "binary", maxLength: 6 }),
);

/** A field past the form: mostly valid, at its limits, or broken. */
export function mostly(
  good: fc.Arbitrary<unknown>,
  hostile: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: good },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: anything },
  );
}

/** A map in which a key may be missing or have any value, and which may have an extra key. */
export function nearlyMap(good: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      fc.record(good),
      fc.constantFrom(...Object.keys(good), "extra"),
      fc.oneof(...Object.values(good), anything),
    )
    .map(([map, key, value]) =>
      Object.fromEntries(Object.entries({ ...map, [key]: value }).filter(([, v]) => v !== missing)),
    );
}

function oneOf(characters: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(characters));
}
