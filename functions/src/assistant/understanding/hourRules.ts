import { morning, type Part, type Rule, type Said } from "./dayRules.ts";

const afternoon: Part = { from: 720, until: 1080 };
const evening: Part = { from: 1080, until: 1440 };

const bound = "(?:(?<upTo>{before}|{until})|(?<from>{after}|{since}))";
const minutes = "(?: ?[h:.] ?{minute}?)?(?: ?(?:hrs?|horas?|heures?|o clock))?";
const half =
  "(?: ?(?:(?<early>a\\.? ?m\\.?|{morning})|(?<late>p\\.? ?m\\.?|{afternoon}|{evening})))?";
const clock = `${minutes}${half}(?! ?(?:[a-z]?g|ml|cm|%|[/,.]\\d|{unit}))`;
const isClock = "(?=\\d{1,2}(?: ?h|[:.]\\d\\d| ?[ap]\\.? ?m))";

/** “At 3”, “antes de las 10 de la mañana”, “vers 15h”, “from 9 to 12:30”, “in the evening”. */
export const partsOfDays: readonly Rule[] = [
  [`(?:${bound}(?: {at})?|{at}) {hour}${clock}`, clockTime],
  [`(?:${bound} )?${isClock}{hour}${clock}`, clockTime],
  [
    `{number}[-–](?<hour>\\d{1,2})${clock}`,
    ({ number = 0, ...last }) => range(clockTime({ hour: number }), clockTime(last)),
  ],
  [
    "(?<hour>\\d{1,2}) ?(?:{to}|-|–) ?{endPart}",
    ({ hour, endPart }) => range(bounded(hour * 60, {}), endPart),
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
  [`(?:${bound} )?{noon}`, (said) => bounded(720, said)],
  ["{part} ?(?:{to}|-|–)? ?{endPart}", ({ part, endPart }) => range(part, endPart)],
];

type Bound = Pick<Said, "upTo" | "from">;
type Clock = Bound & Pick<Said, "hour" | "minute" | "early" | "late">;

/** Hours from one to six without a word for a half of the day are in the afternoon. */
function clockTime({ hour, minute = 0, early, late, ...limit }: Clock): Part | undefined {
  if (hour > 24) return undefined;
  const isLate = late !== undefined || (early === undefined && hour > 0 && hour < 7);
  const isTwelve = hour === 12 && early !== undefined;
  const hours = isTwelve ? 0 : isLate && hour < 12 ? hour + 12 : hour;
  return bounded(hours * 60 + minute, limit);
}

function bounded(time: number, { upTo, from }: Bound): Part {
  if (upTo !== undefined) return { from: 0, until: time };
  return { from: time, until: from === undefined ? time + 1 : 1440 };
}

/** From a time, or from one on, until another. */
function range(first: Part | undefined, last: Part | undefined): Part | undefined {
  const isBegin = first && (first.until === first.from + 1 || first.until === 1440);
  const isRange = isBegin && last && last.until === last.from + 1 && last.from > first.from;
  return isRange ? { from: first.from, until: last.from } : undefined;
}
