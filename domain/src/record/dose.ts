import { readTypedNumber } from "./typedNumber.ts";

/** An amount with its unit, as in "2.5 mg, twice a day"; a concentration has one such as "mg/ml". */
export type Amount = { readonly value: number; readonly unit: string };

/** How a unit is written in the four languages, without accents, and its size in another unit. */
const written: readonly (readonly [pattern: string, unit: string, size: number])[] = [
  ["mg|milligrams?|miligramos?|miligramas?|milligrammes?", "mg", 1],
  ["g|grams?|gramos?|gramas?|grammes?", "mg", 1000],
  ["µg|μg|ug|mcg|micrograms?|microgramos?|microgramas?|microgrammes?", "mg", 0.001],
  ["ml|millilit(?:er|re)s?|mililitros?", "ml", 1],
  ["iu|ui|units?|unidades?|unites?", "IU", 1],
  [
    "tablets?|tabs?|pills?|capsules?|caps?|drops?|puffs?|sachets?|patch(?:es)?" +
      "|tabletas?|pastillas?|comprimidos?|comps?|capsulas?|gotas?|sobres?|parches?" +
      "|inhalacion(?:es)?|pilulas?|adesivos?|inalac(?:ao|oes)" +
      "|comprimes?|cps?|cprs?|gelules?|gouttes?|bouffees?|pilules?|patchs?",
    "piece",
    1,
  ],
];

const [pieces = ""] = written.flatMap(([pattern, unit]) => (unit === "piece" ? [pattern] : []));

/**
 * All that can belong to a number, so that none of its characters is skipped, its unit, and what it
 * is a part of. "g" isn't the unit of "5 gtt", and a "%" would change its meaning.
 */
const amount = new RegExp(
  String.raw`(?<=(\p{L}?))((?:[\p{N}.,'’/^+*×−–\- ]|(?<=\p{N} ?)x(?= ?[\p{N}.,]))*\p{N}) ?` +
    String.raw`(?:(?:de|of) )?(?:(?:an?|une?) )?(${written.map(([pattern]) => pattern).join("|")})(?![\p{L}%])` +
    String.raw`(?: ?/ ?([\p{N}.,'’ ]*?) ?(\p{L}+)(?!\p{L}))?(?! ?/)(?=( (?:${pieces})(?!\p{L}))?)`,
  "giu",
);

/** A dose for each of them is an amount, as in "500 mg/8 h". */
const times = /^(?:h|hours?|horas?|heures?|d|days?|dias?|j|jours?)$/iu;

/** More than this at once is likelier mistyped than meant (our own limit, not a clinical one). */
const most: Readonly<Record<string, number>> = { mg: 5_000, ml: 250, IU: 100_000, piece: 20 };

/** Why a dose needs confirmation before it is stored. */
export type DoseQuestion = "unreadable" | "ambiguous" | "large" | "tenfold";

/** The amounts that a dose names; what to ask if one of them can't be read, or in two ways. */
export function amountsIn(dose: string): readonly Amount[] | "unreadable" | "ambiguous" {
  const read = [...tidy(dose).matchAll(amount)].map(([, glued, run = "", of = "", ...rest]) => {
    const [by = "", whole, counted] = rest;
    const [unit, size] = unitOf(of) ?? [of, 1];
    // "1 500 mg tablet" is one tablet.
    if (counted !== undefined && / (?!000)\d{3}$/.test(run)) return "ambiguous";
    // The digits of "B12" are no amount, nor those of "1e3"; those after "10 mg," are.
    const typed = glued === "" ? run : run.replace(/^(?:,|\S+ ?)/, "");
    const values = numbersIn(typed.replace(/^[^\p{N}]* /u, "").trim(), unit === "piece");
    if (typeof values === "string") return values;
    if (whole === undefined || times.test(whole)) return scaled(values, size, unit);
    const [part, partSize] = unitOf(whole) ?? [whole.toLowerCase(), 1];
    const divisor = by === "" ? 1 : readTypedNumber(by);
    if (divisor === null) return "unreadable";
    return divisor === "ambiguous"
      ? divisor
      : scaled(values, size / (divisor * partSize), `${unit}/${part}`);
  });
  const unclear = read.filter((each) => typeof each === "string");
  if (unclear.length > 0) return unclear.includes("ambiguous") ? "ambiguous" : "unreadable";
  return read.flatMap((each) => (typeof each === "string" ? [] : each));
}

/**
 * What to ask about a typed dose; null if nothing. It never says that a dose is right.
 *
 * @param before the current dose of the same medication; null if there is none
 */
export function doseQuestion(dose: string, before: string | null): DoseQuestion | null {
  const amounts = amountsIn(dose);
  if (typeof amounts === "string") return amounts;
  // "25 mg/5 ml" names an amount, and "10 mg/ml" none.
  const isDose = amounts.some(({ unit }) => !unit.includes("/")) || /\/ ?\d/.test(dose);
  if (amounts.length === 0 || !isDose) return "unreadable";
  if (amounts.some(({ value, unit }) => value === 0 || value > (most[unit] ?? Infinity))) {
    return "large";
  }
  const earlier = before === null ? [] : amountsIn(before);
  if (typeof earlier === "string") return null;
  const isTenfold = amounts.some(({ value, unit }) => {
    const was = earlier.filter((each) => each.unit === unit);
    const now = amounts.filter((each) => each.unit === unit);
    const at = now.findIndex((each) => each.value === value);
    // The same number of amounts is compared in their order, such as those of morning and night.
    const compared = was.length === now.length ? was.slice(at, at + 1) : was;
    return compared.length > 0 && compared.every((each) => isTenTimes(value / each.value));
  });
  return isTenfold ? "tenfold" : null;
}

/** Fractions of decimals aren't exact: 0.7 mg is ten times 0.07 mg. */
function isTenTimes(ratio: number): boolean {
  return ratio > 9.999 || ratio < 0.10001;
}

function scaled(values: readonly number[], size: number, unit: string): readonly Amount[] {
  return values.map((value) => ({ value: Number((value * size).toPrecision(12)), unit }));
}

function unitOf(text: string): readonly [unit: string, size: number] | undefined {
  const found = written.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "iu").test(text));
  return found === undefined ? undefined : [found[1], found[2]];
}

/** The number before a unit: several in "1-2" and "500/125", a product in "2x500", a part in "1/4". */
function numbersIn(
  typed: string,
  isPiece: boolean,
): readonly number[] | "unreadable" | "ambiguous" {
  const [, count = "1", text = ""] = /^(?:(\d{1,3}) ?[x×*] ?)?(.*)$/iu.exec(typed) ?? [];
  const [, whole, top, bottom] = /^(?:(\d+)[ -])?([1-7]) ?\/ ?([2348])$/.exec(text) ?? [];
  if (top !== undefined && Number(top) < Number(bottom)) {
    if (whole === undefined && !isPiece) return "ambiguous";
    return [Number(count) * (Number(whole ?? 0) + Number(top) / Number(bottom))];
  }
  if (isPiece && text.includes("/")) return "ambiguous";
  const numbers = text.split(/ ?[-–/+] ?/).map((each) => readTypedNumber(each));
  if (numbers.includes(null)) return "unreadable";
  if (numbers.includes("ambiguous")) return "ambiguous";
  const values = numbers.map((number) => Number(count) * Number(number));
  // In "1-0-1", none is taken at noon.
  return values.some((value) => value > 0) ? values.filter((value) => value > 0) : values;
}

/** Drops accents, and unifies blanks, signs of fractions such as "½", and ranges such as "1 to 2". */
function tidy(dose: string): string {
  return dose
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?:(?<![\d.,])(\d+) ?)?([¼½¾⅐-⅞])/g, (_match, whole: string | undefined, sign) => {
      const [top, bottom] = String(sign).normalize("NFKC").split("⁄");
      return String(Number(whole ?? 0) + Number(top) / Number(bottom));
    })
    .replaceAll("⁄", "/")
    .replaceAll(/(?<=\p{N}) (?:to|a|or|ou|o) (?=[\p{N}.,])/giu, "-");
}
