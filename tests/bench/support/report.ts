import { say } from "../../../scripts/lib/report.ts";
import { quantile } from "./statistics.ts";

/** The result of one part of the bench. */
export type Part = Timings & {
  /** The faults that were found, one sentence each. */
  faults: readonly string[];
};

/** How long several things took. */
export type Timings = {
  title: string;
  /** The reference of the ratios. */
  against: string;
  rows: readonly Row[];
};

/** Times in milliseconds; ratios, except for the reference itself. */
type Row = {
  name: string;
  times: readonly number[];
  ratios: readonly number[] | null;
  note?: string;
};

/** Prints all parts as one table: medians, with the middle half in brackets. */
export function printTable(parts: readonly Timings[]): void {
  for (const { title, against, rows } of parts) {
    say("");
    printLine([title, "ms", "", against, "", ""]);
    for (const { name, times, ratios, note = "" } of rows) {
      const compared = ratios === null ? ["", ""] : spread(ratios, () => 2);
      printLine([`  ${name}`, ...spread(times, (time) => (time < 100 ? 1 : 0)), ...compared, note]);
    }
  }
  say("");
}

function printLine([name = "", time = "", times, ratio = "", ratios, note]: readonly string[]) {
  const columns = [name.padEnd(53), time.padStart(6), times?.padEnd(15), ratio.padStart(9)];
  say([...columns, ratios?.padEnd(15), note].join("  ").trimEnd());
}

/** The median of a sample, and the range of its middle half. */
function spread(sample: readonly number[], digits: (value: number) => number): [string, string] {
  const at = (share: number) => {
    const value = quantile(sample, share);
    return value.toFixed(digits(value));
  };
  return [at(0.5), `[${at(0.25)} - ${at(0.75)}]`];
}
