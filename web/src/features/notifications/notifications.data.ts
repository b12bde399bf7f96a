import {
  notificationSchema,
  notificationsPath,
  notificationItems,
  type Notification,
  type OfferedTime,
} from "@salvia/domain/mail/notification";
import { collections } from "@salvia/domain/shared/collections";
import { doc, limit, serverTimestamp, writeBatch } from "firebase/firestore";
import * as z from "zod/mini";

import { declaredQuery, declaredQueryAt, queryOf } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import {
  liveCollectionState,
  withId,
  type RowsState,
} from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

/** Every query for a user's notifications, newest first. */
export const notificationQueries = {
  unread: queryOf(notificationItems, ["readAt =="], ["at desc"]),
  newest: queryOf(notificationItems, [], ["at desc"]),
  pool: queryOf(collections.leads, ["ownerId ==", "updatedAt >="], ["updatedAt desc"]),
};

/** A notification and its id, or the new leads in the pool. */
export type NotificationRow = (Notification | PooledLeads) & { id: string };

/** What came into the pool: one lead, or how many. It is unread, and gone once it is read. */
type PooledLeads = Pick<Notification, "at" | "readAt"> &
  ({ kind: "newLead"; leadId: string } | { kind: "newLeads"; count: number });

const poolId = "pool";

/** `fresh` is false while the server has not confirmed the rows. */
export type NotificationPage = RowsState<NotificationRow>;

const row: (data: Notification, document: { id: string }) => NotificationRow = withId;

/** The unread notifications, newest first: one more than the bell counts. */
export const unreadNotifications = liveCollectionState((uid: string) => ({
  query: declaredQueryAt(notificationsPath(uid), notificationQueries.unread, [null], limit(10)),
  schema: notificationSchema,
  row,
}));

/** The latest notifications, read or not. */
export const recentNotifications = liveCollectionState((uid: string) => ({
  query: declaredQueryAt(notificationsPath(uid), notificationQueries.newest, [], limit(20)),
  schema: notificationSchema,
  row,
}));

/**
 * The leads that have come into the pool after a time, as one row at most. A claimed lead leaves it by
 * itself, and one that comes back counts again.
 */
export const newInPool = liveMap(
  liveCollectionState((seenAt: Date) => ({
    // What is stored is more precise than a `Date`.
    query: declaredQuery(
      notificationQueries.pool,
      [null, new Date(seenAt.getTime() + 1)],
      limit(10),
    ),
    schema: z.object({ updatedAt: z.date() }),
    row: withId<{ updatedAt: Date }>,
  })),
  ({ rows, fresh }): NotificationPage => {
    const [newest] = rows;
    if (newest === undefined) return { rows: [], fresh };
    const common = { id: poolId, at: newest.updatedAt, readAt: null };
    const shown: NotificationRow =
      rows.length === 1
        ? { ...common, kind: "newLead", leadId: newest.id }
        : { ...common, kind: "newLeads", count: rows.length };
    return { rows: [shown], fresh };
  },
);

/** The time that a notification offers, live; null if it offers none or is gone. */
export const offeredTime = liveMap(
  liveDocument(notificationSchema, (uid: string, id: string) => `${notificationsPath(uid)}/${id}`),
  (notification): OfferedTime | null =>
    notification?.kind === "timeOffered" ? notification : null,
);

/**
 * Marks several notifications of a user as read at once, and the pool as seen up to its newest lead.
 * Resolves once the server has confirmed it; views show the change before that.
 *
 * @throws FirebaseError
 */
export async function markRead(
  uid: string,
  rows: readonly Pick<NotificationRow, "id" | "at">[],
): Promise<void> {
  const batch = writeBatch(firestore());
  for (const { id, at } of rows) {
    if (id === poolId) {
      batch.update(doc(firestore(), collections.users, uid), { poolSeenAt: at });
    } else {
      batch.update(doc(firestore(), notificationsPath(uid), id), { readAt: serverTimestamp() });
    }
  }
  await batch.commit();
}
