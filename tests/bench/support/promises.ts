import { say } from "../../../scripts/lib/report.ts";
import { printColumns } from "./printColumns.ts";

/** A promise of docs/benches.md about a measurement. */
export type Promised = {
  readonly promise: string;
  /** The worst measured value. */
  readonly worst: string;
  /** How the promise is broken; empty if it is kept. */
  readonly faults: readonly string[];
};

/** Prints which promises are kept, then the faults of the broken ones. */
export function printPromises(promises: readonly Promised[]): void {
  printColumns({
    title: "Promised",
    heads: ["worst", "kept"],
    rows: promises.map(({ promise, worst, faults }) => [
      promise,
      worst,
      faults.length === 0 ? "PASS" : "FAIL",
    ]),
  });
  say("");
  for (const { promise, faults } of promises) {
    for (const fault of faults) say(`FAIL: ${promise}: ${fault}`);
  }
}
