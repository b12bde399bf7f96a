import {
  type Asked,
  isWhole,
  morning,
  numberOf,
  numbers,
  type Part,
  type Rule,
  type Said,
} from "./dayRules.ts";

const afternoon: Part = { from: 720, until: 1080 };
const evening: Part = { from: 1080, until: 1440 };

/** “At 3”, “antes de las 10 de la mañana”, “vers 15h”, “from 9 to 12:30”, “in the evening”. */
export function partsOfDays({ words }: Asked): Rule[] {
  const spelled = numbers.slice(1).join("|");
  const minutes = "(?: ?[h:.] ?(?<minute>\\d{2})?)?(?: ?(?:hrs?|horas?|heures?|o clock))?";
  const half =
    "(?: ?(?:(?<early>a\\.? ?m\\.?|{morning})|(?<late>p\\.? ?m\\.?|{afternoon}|{evening})))?";
  const clock = `${minutes}${half}(?! ?(?:[a-z]?g|ml|cm|%|[/,.]\\d|{unit}))`;
  const isClock = "(?=\\d{1,2}(?: ?h|[:.]\\d\\d| ?[ap]\\.? ?m))";
  return [
    [`(?:{bound}(?: {at})?|{at}) (?<hour>\\d{1,2}|${spelled})${clock}`, clockTime],
    [`(?:{bound} )?${isClock}(?<hour>\\d{1,2})${clock}`, clockTime],
    [
      `(?<first>\\d{1,2})[-–](?<hour>\\d{1,2})${clock}`,
      ({ first, ...last }) => range(clockTime({ hour: first }), clockTime(last)),
    ],
    [
      "(?<hour>\\d{1,2}) ?(?:{to}|-|–) ?{endPart}",
      ({ hour, endPart }) => range(bounded(Number(hour) * 60), endPart),
    ],
    [
      `{part} ?(?:{to}|-|–) ?(?<hour>\\d{1,2})${clock}`,
      ({ part, ...last }) => range(part, clockTime(last)),
    ],
    // “Am” alone is a verb.
    ["(?<={days} )a\\.?m\\.?", () => morning],
    ["{afternoon}", () => afternoon],
    ["{morning}", () => morning],
    ["{evening}", () => evening],
    ["(?:{bound} )?{noon}", ({ bound }) => bounded(720, bound)],
    ["{part} ?(?:{to}|-|–)? ?{endPart}", ({ part, endPart }) => range(part, endPart)],
  ];

  /** Hours from one to six without a word for a half of the day are in the afternoon. */
  function clockTime({ bound, hour, minute = "0", early, late }: Partial<Said>): Part | undefined {
    const number = numberOf(hour, words);
    if (number > 24) return undefined;
    const isLate = late !== undefined || (early === undefined && number > 0 && number < 7);
    const isTwelve = number === 12 && early !== undefined;
    const hours = isTwelve ? 0 : isLate && number < 12 ? number + 12 : number;
    return bounded(hours * 60 + Number(minute), bound);
  }

  function bounded(time: number, bound?: string): Part {
    const { before, until, after, since } = words;
    if (isWhole(`${before}|${until}`, bound)) return { from: 0, until: time };
    return { from: time, until: isWhole(`${after}|${since}`, bound) ? 1440 : time + 1 };
  }
}

/** From a time, or from one on, until another. */
function range(first: Part | undefined, last: Part | undefined): Part | undefined {
  const isBegin = first && (first.until === first.from + 1 || first.until === 1440);
  const isRange = isBegin && last && last.until === last.from + 1 && last.from > first.from;
  return isRange ? { from: first.from, until: last.from } : undefined;
}
