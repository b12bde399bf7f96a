import { leadImportLimits } from "@salvia/domain/lead/leadImport";
import { patterns } from "@salvia/domain/shared/patterns";
import Papa from "papaparse";

import { plainCell } from "../../../lib/csv.ts";
import { decodeText } from "./decodeText.ts";

/** A row of a file; `number` is the row number in a spreadsheet program. */
type TableRow = { number: number; cells: readonly string[] };

export type Table = {
  /** Null when the first row already contains a person. */
  headings: readonly string[] | null;
  columns: number;
  rows: readonly TableRow[];
  delimiter: string;
};

/** Why a file cannot be read: each code is the key of a sentence in `leadImport.json`. */
export type FileProblem =
  | {
      code:
        | "tooLarge"
        | "empty"
        | "workbook"
        | "notText"
        | "noRows"
        | "tooManyColumns"
        | "unreadable";
    }
  /** A quotation mark is never closed, or closed in the middle of a cell; `number` is the row's. */
  | { code: "quotes"; number: number }
  | { code: "tooManyRows"; number: number };

/** Parses the bytes of a CSV file in any supported encoding and with any common delimiter. */
export function parseTable(bytes: Uint8Array): { table: Table } | { problem: FileProblem } {
  if (isZip(bytes)) return { problem: { code: "workbook" } };
  const text = decodeText(bytes);
  if (text === null) return { problem: { code: "notText" } };
  if (text.trim() === "") return { problem: { code: "empty" } };

  // A first line that spreadsheet programs write to declare the delimiter.
  const [hint = "", said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const content = text.slice(hint.length);
  const delimiter = said ?? delimiterOf(content);
  const parsed = Papa.parse<string[]>(content, { delimiter });
  const before = hint === "" ? 1 : 2;
  const broken = parsed.errors.find(({ type }) => type === "Quotes");
  if (broken) return { problem: { code: "quotes", number: (broken.row ?? 0) + before } };

  const filled = parsed.data
    .map((cells, at) => ({ number: at + before, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [first, ...others] = filled;
  if (first === undefined) return { problem: { code: "empty" } };
  if (first.cells.length > leadImportLimits.columns) return { problem: { code: "tooManyColumns" } };
  const named = !first.cells.some((cell) => patterns.email.test(cell.trim().toLowerCase()));
  const rows = named ? others : filled;
  if (rows.length === 0) return { problem: { code: "noRows" } };
  if (rows.length > leadImportLimits.rows) {
    return { problem: { code: "tooManyRows", number: rows.length } };
  }
  const headings = named ? first.cells.map((cell) => cell.trim()) : null;
  return { table: { headings, columns: first.cells.length, rows, delimiter } };
}

function delimiterOf(content: string): string {
  const { meta } = Papa.parse(content, {
    preview: 20,
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|", "^", "~", Papa.RECORD_SEP, Papa.UNIT_SEP],
  });
  return meta.delimiter;
}

/** Whether the bytes are a ZIP archive, the format of current workbooks. */
function isZip([a, b, c, d]: Uint8Array): boolean {
  return a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;
}
