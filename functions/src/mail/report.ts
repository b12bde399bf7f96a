import type { Language } from "@salvia/domain/shared/language";
import { monthName } from "@salvia/domain/shared/monthName";

import type { MonthReport } from "../reports/monthReport.ts";
import type { Values } from "./fill.ts";
import type { MailTexts } from "./texts/mailTexts.ts";

/** Figures in a mail: what the columns are, and lines of a name and a figure for each. */
export type MailTable = {
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...figures: string[]])[];
};

/** The months of a report beside each other. */
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

/** What the words of a report have gaps for. */
export function reportValues({ month, open, clients }: MonthReport, language: Language): Values {
  return {
    month: { kind: "own", text: monthName(month, language, "long") },
    open: { kind: "own", text: open.toLocaleString(language) },
    clients: { kind: "own", text: clients.toLocaleString(language) },
  };
}
