import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../../scripts/lib/places.ts";

/** A measured value and its bound. */
export type Figure = {
  readonly name: string;
  readonly value: string;
  /** Empty if there is none. */
  readonly bound: string;
  readonly isKept: boolean;
};

/** A value in a unit, rounded to some digits. */
type Amount = { readonly value: number; readonly unit: string; readonly digits?: number };

/** A figure without a bound. */
export function shown(name: string, { value, unit, digits = 0 }: Amount): Figure {
  return { name, value: `${value.toFixed(digits)} ${unit}`.trim(), bound: "", isKept: true };
}

/**
 * A figure with an upper bound. A value that is no number misses it.
 *
 * @param where where the worst value was measured
 */
export function atMost(name: string, bound: number, amount: Amount, where = ""): Figure {
  const figure = shown(name, amount);
  return {
    ...figure,
    value: where === "" ? figure.value : `${figure.value}, ${where}`,
    bound: `at most ${bound} ${amount.unit}`.trim(),
    isKept: amount.value <= bound,
  };
}

/** The figures as a table in Markdown, as the formatter writes it. */
export function printed(figures: readonly Figure[]): string {
  const head = ["", "measured", "bound", ""];
  const cells = figures.map(({ name, value, bound, isKept }) => {
    return [name, value, bound, isKept ? "" : "MISSED"];
  });
  const rows = [head, ...cells].map((row) => row.slice(0, cells.some((cell) => cell[3]) ? 4 : 3));
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[], fill = " ") =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |`;
  const [first = [], ...rest] = rows;
  return [
    line(first),
    line(
      first.map(() => ""),
      "-",
    ),
    ...rest.map((row) => line(row)),
  ].join("\n");
}

/** Replaces the table of a part in docs/benches.md, below its marker. */
export function record(part: string, figures: readonly Figure[]): void {
  const path = join(root, "docs", "benches.md");
  const table = new RegExp(`(<!-- ${part} -->\n)\n?(\\|.*\n)*`);
  const text = readFileSync(path, "utf8");
  if (!table.test(text)) throw new Error(`docs/benches.md has no place for ${part}.`);
  writeFileSync(
    path,
    text.replace(table, (_, marker: string) => `${marker}\n${printed(figures)}\n`),
  );
}
