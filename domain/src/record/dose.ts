/** An amount with its unit, as in "2.5 mg, twice a day". */
export type Amount = { readonly value: number; readonly unit: DoseUnit };

/** Units of doses; milligrams also stand for grams and micrograms. */
type DoseUnit = "mg" | "ml" | "IU" | "piece";

/** How a unit is written in the four languages, and its size. */
const written: readonly (readonly [pattern: string, unit: DoseUnit, size: number])[] = [
  ["mg|milligrams?|miligramos?|miligramas?|milligrammes?", "mg", 1],
  ["g|grams?|gramos?|gramas?|grammes?", "mg", 1000],
  ["µg|μg|ug|mcg|micrograms?|microgramos?|microgramas?|microgrammes?", "mg", 0.001],
  ["ml|millilit(?:er|re)s?|mililitros?", "ml", 1],
  ["iu|ui|units?|unidades?|unités?", "IU", 1],
  [
    "tablets?|pills?|capsules?|drops?|puffs?|sachets?|patch(?:es)?" +
      "|tabletas?|pastillas?|comprimidos?|cápsulas?|gotas?|sobres?|parches?|inhalacion(?:es)?" +
      "|pílulas?|sachês?|adesivos?|inalaç(?:ão|ões)" +
      "|comprimés?|gélules?|gouttes?|bouffées?|pilules?|patchs?",
    "piece",
    1,
  ],
];

/** Not followed by a letter: "g" isn't the unit of "5 gtt". A "%" or "/" would change its meaning. */
const units = written.map(
  ([pattern, unit, size]) =>
    [
      new RegExp(String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)\s*(?:${pattern})(?![\p{L}%/])`, "iu"),
      unit,
      size,
    ] as const,
);

/** More than this at once is likelier mistyped than meant (our own limit, not a clinical one). */
const most: Readonly<Record<DoseUnit, number>> = { mg: 5_000, ml: 250, IU: 100_000, piece: 20 };

/** The amounts that a dose names, in the order of the units; none if it can't be read. */
export function amountsIn(dose: string): readonly Amount[] {
  return units.flatMap(([pattern, unit, size]) => {
    const [, typed] = pattern.exec(dose) ?? [];
    return typed === undefined ? [] : [{ value: Number(typed.replace(",", ".")) * size, unit }];
  });
}

/** Why a dose needs confirmation before it is stored. */
export type DoseQuestion = "unreadable" | "large" | "tenfold";

/**
 * What to ask about a typed dose; null if nothing. It never says that a dose is right.
 *
 * @param before the current dose of the same medication; null if there is none
 */
export function doseQuestion(dose: string, before: string | null): DoseQuestion | null {
  const amounts = amountsIn(dose);
  if (amounts.length === 0) return "unreadable";
  if (amounts.some(({ value, unit }) => value === 0 || value > most[unit])) return "large";
  const earlier = before === null ? [] : amountsIn(before);
  const isTenfold = amounts.some(({ value, unit }) => {
    const same = earlier.find((amount) => amount.unit === unit);
    return same !== undefined && (value >= same.value * 10 || value * 10 <= same.value);
  });
  return isTenfold ? "tenfold" : null;
}
