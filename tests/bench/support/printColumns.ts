import { say } from "../../../scripts/lib/report.ts";

/** A table with columns of different kinds. */
export type Columns = {
  title: string;
  /** The first column contains the rows' names and has no head. */
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Prints a table with columns as wide as their content. */
export function printColumns({ title, heads, rows }: Columns): void {
  const lines = [[title, ...heads], ...rows.map(([name = "", ...rest]) => [`  ${name}`, ...rest])];
  const widths = [title, ...heads].map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  say("");
  for (const [name = "", ...rest] of lines) {
    const cells = rest.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    say([name.padEnd(widths[0] ?? 0), ...cells].join("  ").trimEnd());
  }
}
