import { auditEndpoints } from "@salvia/domain/audit/auditExport";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import { auditEntrySchema, type AuditEntry } from "@salvia/domain/audit/auditEntry";
import { auditExportLimits } from "@salvia/domain/audit/auditExport";
import { readStored } from "@salvia/domain/shared/readStored";
import type { TFunction } from "i18next";

import { byteOrderMark, csvText } from "../../lib/csv.ts";
import type { Session } from "../../session/session.ts";
import type { CollectedFile, ExportRun } from "../../ui/csvFile/ExportFileDialog.tsx";
import type { AuditSelection } from "./auditUrl.ts";
import { describeAuditEntry } from "./describeAuditEntry.ts";

type Texts = TFunction<["auditLog", "people"]>;

type ExportedEntry = OutputOf<typeof auditEndpoints.auditExportPage>["entries"][number];

/**
 * Exports the selected entries as a CSV file, page by page; null if aborted. The server logs the
 * export before it gives the first page.
 *
 * @param delimiter see `listSeparator`
 */
export async function exportAudit(
  { ask }: Pick<Session, "ask">,
  { from, until, ...filter }: AuditSelection,
  { t, delimiter }: { t: Texts; delimiter: string },
  { signal, onProgress }: ExportRun,
): Promise<CollectedFile | null> {
  const selection = {
    ...filter,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
  const { exportId, count: total } = await ask(auditEndpoints.beginAuditExport, selection);
  if (exportId === null) {
    const texts = { count: total, max: auditExportLimits.entries };
    return { refused: t("auditLog:export.tooMany", texts) };
  }
  // One Blob per page, so that the text does not stay in the page's memory.
  const parts = [new Blob([byteOrderMark + csvText([auditHeadings(t)], delimiter)])];
  let count = 0;
  let after: string | null = null;
  do {
    if (signal.aborted) return null;
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const page: OutputOf<typeof auditEndpoints.auditExportPage> = await ask(
      auditEndpoints.auditExportPage,
      {
        exportId,
        after,
      },
    );
    const rows = page.entries.map((entry) => auditCells(entry, t));
    parts.push(new Blob([csvText(rows, delimiter)]));
    count += rows.length;
    onProgress(count);
    after = page.next;
  } while (after !== null);
  return { file: new Blob(parts, { type: "text/csv;charset=utf-8" }), count };
}

function auditHeadings(t: Texts): string[] {
  const columns = ["at", "what", "uid", "by", "byName", "id", "stored"] as const;
  return columns.map((column) => t(`auditLog:export.columns.${column}`));
}

/**
 * An entry as a row: in words, and exactly as stored. An entry that this version can't read has no
 * words, but still a row.
 */
function auditCells({ id, byName, stored }: ExportedEntry, t: Texts): string[] {
  const entry = readEntry(stored);
  const what = entry === null ? textAt(stored, "action") : describeAuditEntry(entry, t);
  const fields = [textAt(stored, "at"), what, textAt(stored, "uid"), textAt(stored, "by")];
  return [...fields, byName ?? "", id, JSON.stringify(stored)];
}

function textAt(stored: ExportedEntry["stored"], field: string): string {
  const value = stored[field];
  return typeof value === "string" ? value : "";
}

/** Reads an exported entry, whose times are texts. */
function readEntry(stored: ExportedEntry["stored"]): AuditEntry | null {
  const fields = Object.entries(stored).map(([name, value]) => [
    name,
    timeFields.has(name) && isTime(value) ? new Date(value) : value,
  ]);
  const read = readStored(auditEntrySchema, Object.fromEntries(fields));
  return read.success ? read.data : null;
}

/** The fields that have times, though in some actions `from` and `to` are roles or people. */
const timeFields = new Set(["at", "startsAt", "from", "to", "until"]);

function isTime(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
}
