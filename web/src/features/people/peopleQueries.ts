import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for people. */
export const peopleQueries = {
  /** The directory, by name. */
  staff: {
    collection: collections.staff,
    where: [],
    orderBy: [
      ["name", "asc"],
      ["__name__", "asc"],
    ],
  },
} as const satisfies Record<string, DeclaredQuery>;
