import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for a user's conversations with the assistant, newest first. */
export const assistantQueries = {
  threads: {
    collection: collections.threads,
    where: [["ownerId", "=="]],
    orderBy: [["updatedAt", "desc"]],
  },
  messages: {
    collection: collections.messages,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
