import type { Lead } from "@salvia/domain/lead/lead";

import { byteOrderMark, csvText } from "../../lib/csv.ts";

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
