import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** All queries for patients. */
export const patientQueries = {
  /** The patients a clinician treats, by name. */
  treatedBy: {
    collection: collections.patients,
    where: [["clinicians", "array-contains"]],
    orderBy: [["name", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
