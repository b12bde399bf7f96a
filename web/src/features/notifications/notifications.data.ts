import {
  notificationSchema,
  notificationsPath,
  type Notification,
} from "@salvia/domain/mail/notification";
import {
  doc,
  limit,
  onSnapshot,
  serverTimestamp,
  writeBatch,
  type Query,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { notificationQueries } from "./notificationQueries.ts";

/** A notification and its id. */
export type NotificationRow = Notification & { id: string };

/** `fresh` is false while the server has not confirmed the rows. */
export type NotificationPage = { rows: readonly NotificationRow[]; fresh: boolean };

/** The unread notifications, newest first: one more than the bell counts. */
export function unreadNotifications(uid: string): Source<NotificationPage> {
  const { unread } = notificationQueries;
  return listening(() => declaredQueryAt(notificationsPath(uid), unread, [null], limit(10)));
}

/** The latest notifications, read or not. */
export function recentNotifications(uid: string): Source<NotificationPage> {
  const { newest } = notificationQueries;
  return listening(() => declaredQueryAt(notificationsPath(uid), newest, [], limit(20)));
}

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

function listening(which: () => Query): Source<NotificationPage> {
  return (onValue, onError) =>
    onSnapshot(
      which(),
      { includeMetadataChanges: true },
      (snapshot) => {
        const rows = snapshot.docs.flatMap((document) => {
          const notification = readDocument(notificationSchema, document);
          return notification === null ? [] : [{ id: document.id, ...notification }];
        });
        onValue({ rows, fresh: !snapshot.metadata.fromCache });
      },
      onError,
    );
}
