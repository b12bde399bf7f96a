import type { Lead } from "@salvia/domain/lead/lead";
import type { TFunction } from "i18next";

import { byteOrderMark, csvText } from "../../lib/csv.ts";

type Texts = TFunction<["leadExport", "leads"]>;

/** The column headings. The import recognizes each of them in every language. */
export function leadHeadings(t: Texts): string[] {
  return [
    t("leads:form.firstName"),
    t("leads:form.lastName"),
    t("leads:form.email"),
    t("leads:form.phone"),
    t("leads:form.plan"),
    t("leads:columns.status"),
    t("leads:columns.kind"),
    t("leads:form.source"),
    t("leads:form.documentNumber"),
    t("leads:form.documentType"),
    t("leads:form.documentCountry"),
    t("leadExport:columns.createdAt"),
    t("leadExport:columns.updatedAt"),
    t("leadExport:columns.enrolledAt"),
  ];
}

/** A lead as a row: terms in the user's language, times in ISO 8601. */
export function leadCells(lead: Lead, t: Texts): string[] {
  const document = lead.identityDocument;
  return [
    lead.firstName,
    lead.lastName,
    lead.email ?? "",
    lead.phone ?? "",
    t(`leads:plan.${lead.plan}`),
    t(`leads:status.${lead.status}`),
    t(`leads:kind.${lead.kind}`),
    t(`leads:source.${lead.source}`),
    document?.number ?? "",
    document === null ? "" : t(`leads:form.documentTypes.${document.type}`),
    document?.country ?? "",
    lead.createdAt.toISOString(),
    lead.updatedAt.toISOString(),
    lead.enrolledAt?.toISOString() ?? "",
  ];
}

/** Leads page by page. */
export type LeadPages = AsyncIterable<readonly Lead[]>;

/**
 * Creates a CSV file of all leads; null if aborted. The browser stores the parts outside the page's
 * memory.
 *
 * @param onProgress called with the number of leads so far
 */
export async function collectLeads(
  pages: LeadPages,
  written: {
    headings: readonly string[];
    cells: (lead: Lead) => string[];
    delimiter: string;
  },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (count: number) => void },
): Promise<{ file: Blob; count: number } | null> {
  // One Blob per page, so that the text does not stay in the page's memory.
  const parts = [new Blob([byteOrderMark + csvText([written.headings], written.delimiter)])];
  let count = 0;
  for await (const leads of pages) {
    if (signal.aborted) return null;
    parts.push(new Blob([csvText(leads.map(written.cells), written.delimiter)]));
    count += leads.length;
    onProgress(count);
  }
  if (signal.aborted) return null;
  return { file: new Blob(parts, { type: "text/csv;charset=utf-8" }), count };
}
