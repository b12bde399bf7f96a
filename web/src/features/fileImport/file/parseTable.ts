import { patterns } from "@salvia/domain/shared/patterns";
import Papa from "papaparse";

import { plainCell } from "../../../lib/csv.ts";
import { csvLimits } from "./csvLimits.ts";

/** A row of a file; `number` is the row number in a spreadsheet program. */
type TableRow = { number: number; cells: readonly string[] };

export type Table = {
  /** Null when the first row already contains a person. */
  headings: readonly string[] | null;
  columns: number;
  rows: readonly TableRow[];
  delimiter: string;
};

/** Why a file cannot be read: each code is the key of a sentence in `csvFile.json`. */
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
  const [hint = "", declared] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const content = text.slice(hint.length);
  const delimiter = declared ?? delimiterOf(content);
  const parsed = Papa.parse<string[]>(content, { delimiter });
  const before = hint === "" ? 1 : 2;
  const broken = parsed.errors.find(({ type }) => type === "Quotes");
  if (broken) return { problem: { code: "quotes", number: (broken.row ?? 0) + before } };

  const filled = parsed.data
    .map((cells, at) => ({ number: at + before, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const titles = Math.max(
    filled.slice(0, titlesMax + 1).findIndex((row) => !isTitle(row)),
    0,
  );
  const [first, ...others] = filled.slice(titles);
  if (first === undefined) return { problem: { code: "empty" } };
  if (first.cells.length > csvLimits.columns) return { problem: { code: "tooManyColumns" } };
  const named = !first.cells.some(isContact);
  const rows = named ? others : filled.slice(titles);
  if (rows.length === 0) return { problem: { code: "noRows" } };
  if (rows.length > csvLimits.rows) {
    return { problem: { code: "tooManyRows", number: rows.length } };
  }
  const headings = named ? first.cells.map((cell) => cell.trim()) : null;
  return { table: { headings, columns: first.cells.length, rows, delimiter } };
}

/** The most lines of a title above the headings. */
const titlesMax = 5;

/** A title above the headings is alone in its row. */
function isTitle({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell.trim() !== "").length < 2;
}

/** Whether a cell has an email address or a phone number, and is no heading. */
function isContact(cell: string): boolean {
  return patterns.email.test(cell.trim().toLowerCase()) || /^\+?(?:[\s().-]*\d){7,}$/.test(cell);
}

function delimiterOf(content: string): string {
  // Lines of a title would count as rows of one cell.
  const rows = content.replace(/^(?:[^,;\t|^~]*[\r\n]+){1,5}(?=.)/, "");
  const { meta } = Papa.parse(rows, {
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

/**
 * Decodes a file in any of the usual encodings: UTF-8 and UTF-16, with or without a byte order
 * mark, or Windows-1252. A merged file may mix UTF-8 and Windows-1252, so if the whole is not valid
 * UTF-8, each line is decoded on its own.
 *
 * @returns null if the file is not text
 */
function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  // Text has no null characters; binary formats do.
  return text.includes("\0") ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  return asUtf8(bytes) ?? linesOf(bytes).map(lineText).join("");
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lineText(line: Uint8Array): string {
  return asUtf8(line) ?? new TextDecoder("windows-1252").decode(line);
}

/**
 * Detects UTF-16 by its byte order mark, or because every other byte of mostly ASCII text is zero.
 */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const beginning = bytes.subarray(0, 2_000);
  if (beginning.length < 2 || bytes.length % 2 === 1) return null;
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => count / (beginning.length / 2));
  if (odd > 0.7 && even < 0.05) return "utf-16le";
  return even > 0.7 && odd < 0.05 ? "utf-16be" : null;
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed === -1 ? bytes.length : feed + 1;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}
