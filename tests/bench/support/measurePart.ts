import { say, step } from "../../../scripts/lib/report.ts";
import { printColumns } from "./printColumns.ts";
import type { Measurement } from "./measurement.ts";
import { printPromises, type Promised } from "./promises.ts";
import { printTable } from "./report.ts";

/**
 * Measures a part and prints its table. A failing part does not prevent the others.
 *
 * @param signal aborts the whole run
 * @returns the promises about it
 */
export async function measurePart(
  part: string,
  measure: () => Promise<Measurement>,
  signal?: AbortSignal,
): Promise<readonly Promised[]> {
  try {
    const { table, promises } = await step(`Measuring: ${part}`, measure);
    if ("against" in table) printTable([table]);
    else printColumns(table);
    return promises;
  } catch (error) {
    if (signal?.aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return [{ promise: `${part} can be measured`, worst: "", faults: [why] }];
  }
}

/** Prints which promises are kept, and returns the exit code that says whether all are. */
export function verdictOn(promises: readonly Promised[]): number {
  printPromises(promises);
  const isKept = promises.every(({ faults }) => faults.length === 0);
  if (isKept) say("PASS");
  return isKept ? 0 : 1;
}
