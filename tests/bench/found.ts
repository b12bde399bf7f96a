import type { Columns } from "./columns.ts";
import type { Promised } from "./promises.ts";
import type { Timings } from "./report.ts";

/** What a part of the bench found: a table, and what of it is promised. */
export type Found = {
  readonly table: Columns | Timings;
  readonly promises: readonly Promised[];
};
