import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for patients. */
export const patientQueries = {
  /** Those whom a clinician treats, by name. */
  treatedBy: {
    collection: collections.patients,
    where: [["clinicians", "array-contains"]],
    orderBy: [["name", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
