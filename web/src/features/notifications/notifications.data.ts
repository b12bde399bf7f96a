import {
  notificationSchema,
  notificationsPath,
  notificationItems,
  type Notification,
  type OfferedTime,
} from "@salvia/domain/mail/notification";
import { doc, limit, serverTimestamp, writeBatch } from "firebase/firestore";

import { declaredQueryAt, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import {
  liveCollectionState,
  withId,
  type RowsState,
} from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

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

/** A notification and its id. */
export type NotificationRow = Notification & { id: string };

/** `fresh` is false while the server has not confirmed the rows. */
export type NotificationPage = RowsState<NotificationRow>;

/** The unread notifications, newest first: one more than the bell counts. */
export const unreadNotifications = liveCollectionState((uid: string) => ({
  query: declaredQueryAt(notificationsPath(uid), notificationQueries.unread, [null], limit(10)),
  schema: notificationSchema,
  row: withId<Notification>,
}));

/** The latest notifications, read or not. */
export const recentNotifications = liveCollectionState((uid: string) => ({
  query: declaredQueryAt(notificationsPath(uid), notificationQueries.newest, [], limit(20)),
  schema: notificationSchema,
  row: withId<Notification>,
}));

/** The time that a notification offers, live; null if it offers none or is gone. */
export const offeredTime = liveMap(
  liveDocument(notificationSchema, (uid: string, id: string) => `${notificationsPath(uid)}/${id}`),
  (notification): OfferedTime | null =>
    notification?.kind === "timeOffered" ? notification : null,
);

/**
 * Marks several notifications of a user as read at once. Resolves once the server has confirmed it;
 * views show the change before that.
 *
 * @throws FirebaseError
 */
export async function markRead(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids) {
    batch.update(doc(firestore(), notificationsPath(uid), id), { readAt: serverTimestamp() });
  }
  await batch.commit();
}
