import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for tasks. */
export const taskQueries = {
  /** What is to be done; what has no day comes before all days. */
  open: {
    collection: collections.tasks,
    where: [
      ["ownerId", "=="],
      ["doneAt", "=="],
    ],
    orderBy: [["dueOn", "asc"]],
  },
  /** What was done last comes first, and what is open after all of it. */
  byDone: {
    collection: collections.tasks,
    where: [["ownerId", "=="]],
    orderBy: [["doneAt", "desc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
