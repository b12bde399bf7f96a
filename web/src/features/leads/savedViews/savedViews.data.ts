import { collections } from "@salvia/domain/shared/collections";
import {
  savedViewMaxCount,
  savedViewSchema,
  type SavedView,
  type SavedViewDetails,
} from "@salvia/domain/lead/finding/savedView";
import { limit } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../../firebase/declaredQuery.ts";
import { ownedWrites } from "../../../firebase/ownedWrites.ts";
import { liveCollection, withId } from "../../../firebase/liveQuery/liveCollection.ts";

export const savedViewQueries = {
  own: queryOf(collections.savedViews, ["ownerId =="]),
  shared: queryOf(collections.savedViews, ["shared =="], ["name asc"]),
};

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

/** Saves a view in a free place, changes it, and deletes it. */
export const {
  add: addSavedView,
  change: changeSavedView,
  remove: deleteSavedView,
} = ownedWrites<SavedViewDetails & Pick<SavedView, "query">, SavedViewDetails>(
  collections.savedViews,
);
