import { notificationItems } from "@salvia/domain/mail/notification";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for a user's notifications, newest first. */
export const notificationQueries = {
  unread: {
    collection: notificationItems,
    where: [["readAt", "=="]],
    orderBy: [["at", "desc"]],
  },
  newest: {
    collection: notificationItems,
    where: [],
    orderBy: [["at", "desc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
