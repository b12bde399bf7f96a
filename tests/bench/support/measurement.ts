import type { Columns } from "./printColumns.ts";
import type { Promised } from "./promises.ts";
import type { Timings } from "./report.ts";

/** The result of a part of the bench: a table, and the promises about it. */
export type Measurement = {
  readonly table: Columns | Timings;
  readonly promises: readonly Promised[];
};
