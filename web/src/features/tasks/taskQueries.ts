import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** All queries for tasks. */
export const taskQueries = {
  /** Open tasks; those without a due date come first. */
  open: {
    collection: collections.tasks,
    where: [
      ["ownerId", "=="],
      ["doneAt", "=="],
    ],
    orderBy: [["dueOn", "asc"]],
  },
  /** Most recently completed tasks first; open tasks come after all of them. */
  byDone: {
    collection: collections.tasks,
    where: [["ownerId", "=="]],
    orderBy: [["doneAt", "desc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
