import { collections } from "@salvia/domain/shared/collections";
import {
  savedViewMaxCount,
  savedViewSchema,
  type SavedView,
  type SavedViewDetails,
} from "@salvia/domain/lead/finding/savedView";
import { doc, limit, serverTimestamp, type DocumentReference } from "firebase/firestore";

import { declaredQuery, type DeclaredQuery } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { writeWhileOnline } from "../../../firebase/writeWhileOnline.ts";
import { liveCollection, withId } from "../../../firebase/liveQuery/liveCollection.ts";

/** All queries for saved views. */
export const savedViewQueries = {
  own: { collection: collections.savedViews, where: [["ownerId", "=="]], orderBy: [] },
  shared: {
    collection: collections.savedViews,
    where: [["shared", "=="]],
    orderBy: [["name", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;

/** How many shared views are read. */
export const mostSharedViews = 50;

export type SavedViewRow = SavedView & { id: string };

/** A user's own views, all of them, in no order. */
export const ownViews = liveCollection((ownerId: string) => ({
  query: declaredQuery(savedViewQueries.own, [ownerId], limit(savedViewMaxCount)),
  schema: savedViewSchema,
  row: withId<SavedView>,
}));

/** The first of the views that salespeople and administrators share, the user's own among them. */
export const sharedViews = liveCollection(() => ({
  query: declaredQuery(savedViewQueries.shared, [true], limit(mostSharedViews)),
  schema: savedViewSchema,
  row: withId<SavedView>,
}));

/**
 * Saves a view in a free place. Resolves once the server confirms it.
 *
 * @throws ClientFailure `changed-meanwhile` if another window has taken the place
 * @throws FirebaseError `unavailable` while offline
 */
export async function addSavedView(
  ownerId: string,
  id: string,
  view: SavedViewDetails & Pick<SavedView, "query">,
): Promise<void> {
  const saved = { ...view, ownerId, rev: 1, updatedAt: serverTimestamp() };
  await writeWhileOnline((writes) => writes.set(place(id), saved));
}

/** Changes a view, based on the version the user saw. Throws as `addSavedView` does. */
export async function changeSavedView(
  { id, rev }: SavedViewRow,
  details: SavedViewDetails,
): Promise<void> {
  const stamp = { rev: rev + 1, updatedAt: serverTimestamp() };
  await writeWhileOnline((writes) => writes.update(place(id), { ...details, ...stamp }));
}

/** Deletes a view. Throws as `addSavedView` does. */
export async function deleteSavedView({ id }: SavedViewRow): Promise<void> {
  await writeWhileOnline((writes) => writes.delete(place(id)));
}

function place(id: string): DocumentReference {
  return doc(firestore(), collections.savedViews, id);
}
