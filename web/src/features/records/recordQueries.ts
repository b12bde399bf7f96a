import { collections } from "@salvia/domain/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for what a record holds; the newest come first. */
export const recordQueries = {
  vitals: {
    collection: collections.vitals,
    where: [],
    orderBy: [["measuredAt", "desc"]],
  },
  medications: {
    collection: collections.medications,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
  signedNotes: {
    collection: collections.notes,
    where: [["status", "=="]],
    orderBy: [["signedAt", "desc"]],
  },
  /** One's own: few, and in no order but the ids'. */
  drafts: {
    collection: collections.notes,
    where: [
      ["clinicianId", "=="],
      ["status", "=="],
    ],
    orderBy: [],
  },
} as const satisfies Record<string, DeclaredQuery>;
