import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for the staff directory. */
export const staffQueries = {
  /** The people of a role, by name. */
  byName: {
    collection: collections.staff,
    where: [["role", "=="]],
    orderBy: [["name", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
