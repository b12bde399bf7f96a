import { say } from "../../scripts/lib/report.ts";
import { printColumns } from "./columns.ts";

/** Something that docs/benches.md promises of what was measured. */
export type Promised = {
  readonly promise: string;
  /** The worst that was measured. */
  readonly worst: string;
  /** Where the promise is not kept, and why. */
  readonly faults: readonly string[];
};

/** Prints which promises are kept, then where others are not. */
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
