import type { Language } from "@salvia/domain/shared/language";
import * as en from "chrono-node/en";
import * as es from "chrono-node/es";
import * as fr from "chrono-node/fr";
import * as pt from "chrono-node/pt";
import { DateTime } from "luxon";

import type { Asked, Days } from "./dayRules.ts";

const chrono = { en, es, pt, fr };

/** A text with marks for explicit dates and the clock times beside them. */
export function withDates(text: string, language: Language, { now, way, mark }: Asked): string {
  const reference = { instant: now.toJSDate(), timezone: 0 };
  const found = chrono[language].strict.parse(text, reference).toReversed();
  const marked = found.reduce((before, { start, end, index, text: all }) => {
    // In French it takes an “et” after an hour for a part of it.
    const written = all.replace(/ (?:et|and|y|e) ?$/, "");
    const isDate = start.isCertain("day") && start.isCertain("month");
    const isRange = end?.isCertain("hour") === true;
    // An hour alone is read by a rule, with what is said of it.
    const isTime = start.isCertain("hour") && (isDate || isRange);
    if (!isDate && !isTime) return before;
    const from = minutesOf(start);
    const until = isRange ? minutesOf(end) : from + 1;
    const days = isDate && !isAmbiguous(written) ? daysOf(start, end) : null;
    const marks = `${isDate ? mark(days) : ""} ${isTime ? mark({ from, until }) : ""}`;
    return `${before.slice(0, index)} ${marks} ${before.slice(index + written.length)}`;
  }, text);
  return marked.replaceAll(/\s+/g, " ");

  /** In English, 5/6 may be in May or in June; in other languages 11/27 is no day. */
  function isAmbiguous(written: string): boolean {
    const [, first = "", second = ""] = /(\d{1,2})[/.](\d{1,2})/.exec(written) ?? [];
    if (first === "" || first === second) return false;
    const isMonth = Number(second) < 13;
    return language === "en" ? isMonth && Number(first) < 13 : !isMonth;
  }

  /** Null if the weekday is not that of the date. */
  function daysOf(start: Parsed, end: Parsed | undefined): Days | null {
    const from = dayOf(start);
    const isOther = start.isCertain("weekday") && start.get("weekday") !== from.weekday % 7;
    return isOther ? null : [from, end?.isCertain("day") === true ? dayOf(end) : from];
  }

  function dayOf(part: Parsed): DateTime {
    const [year, month, day] = (["year", "month", "day"] as const).map(
      (name) => part.get(name) ?? 1,
    );
    const exact = DateTime.utc(year ?? 1, month ?? 1, day ?? 1);
    if (part.isCertain("year")) return exact;
    // The same day of another year, if it lies on the wrong side of today.
    const ofYear = exact.set({ year: now.year });
    if (way === "past") return ofYear > now ? ofYear.minus({ years: 1 }) : ofYear;
    return ofYear < now ? ofYear.plus({ years: 1 }) : ofYear;
  }
}

type Parsed = ReturnType<typeof en.strict.parse>[number]["start"];

function minutesOf(part: Parsed): number {
  return (part.get("hour") ?? 0) * 60 + (part.get("minute") ?? 0);
}
