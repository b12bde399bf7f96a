import type { Columns } from "../columns.ts";

/** What a part of the bench has found. */
export type Found = Columns & {
  /** What is not as it must be; one sentence each. */
  faults: readonly string[];
};
