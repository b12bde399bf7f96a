import { collections } from "@salvia/domain/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for the directory of staff. */
export const staffQueries = {
  ofRole: { collection: collections.staff, where: [["role", "=="]], orderBy: [] },
} as const satisfies Record<string, DeclaredQuery>;
