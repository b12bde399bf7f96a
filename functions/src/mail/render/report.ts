import type { MailTexts } from "@salvia/domain/locales/mailTexts";
import type { Language } from "@salvia/domain/shared/language";
import { monthName } from "@salvia/domain/shared/monthName";

import type { MonthReport } from "../../reports/monthReport.ts";
import type { Values } from "./fill.ts";

/** A table of figures: column heads, and rows of a name with one figure per column. */
export type MailTable = {
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...figures: string[]])[];
};

/** The table that compares the two months of a report. */
export function reportTable(
  report: MonthReport,
  texts: MailTexts["report"],
  language: Language,
): MailTable {
  const count = (value: number) => value.toLocaleString(language);
  return {
    columns: [report.month, report.monthBefore].map((month) => monthName(month, language, "long")),
    rows: [
      [texts.created, count(report.created), count(report.createdBefore)],
      [texts.converted, count(report.converted), count(report.convertedBefore)],
    ],
  };
}

/** The values for the placeholders of a report's texts. */
export function reportValues({ month, open, clients }: MonthReport, language: Language): Values {
  return {
    month: { kind: "own", text: monthName(month, language, "long") },
    open: { kind: "own", text: open.toLocaleString(language) },
    clients: { kind: "own", text: clients.toLocaleString(language) },
  };
}
