import { nextStepSchema, type NextStep } from "@salvia/domain/lead/nextStep";
import { collections } from "@salvia/domain/shared/collections";
import { limit, type Query } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../../firebase/declaredQuery.ts";
import { liveByIds, type LiveByIds } from "../../../firebase/liveQuery/liveByIds.ts";
import { liveBoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import {
  listenToRows,
  liveCollectionState,
  type RowsOfQuery,
  type RowsState,
} from "../../../firebase/liveQuery/liveCollection.ts";
import { dayAfter } from "../../../lib/time/plainDay.ts";

export const nextStepQueries = {
  /** An owner's open steps that are due before a day, the oldest first. */
  due: queryOf(collections.nextSteps, ["ownerId ==", "doneAt ==", "dueOn <"], ["dueOn asc"]),
  /** An owner's steps of some leads, open or done. */
  ofLeads: queryOf(collections.nextSteps, ["ownerId ==", "leadId in"]),
};

/** A step; its id is its lead's. `pending` until the server confirms its last write. */
export type NextStepRow = { id: string; step: NextStep; pending: boolean };

/** A salesperson's open steps that are due today or overdue, in live pages. */
export const dueNextSteps = liveBoundedPages((uid: string, today: string) => ({
  ...stepsOf(declaredQuery(nextStepQueries.due, [uid, null, dayAfter(today, 1)])),
  pageSize: 20,
}));

/**
 * The step of one lead, live; no row if it has none. A query rather than the document, so that a
 * new owner can read it before and after the server gives it to them.
 */
export const nextStepOfLead = liveCollectionState((ownerId: string, leadId: string) =>
  stepsOf(declaredQuery(nextStepQueries.ofLeads, [ownerId, [leadId]], limit(1))),
);

/** The steps of a salesperson's leads by the lead's id, live. */
export function stepsById(uid: string): LiveByIds<NextStepRow> {
  return liveByIds((leadIds, onRows) =>
    listenToRows(
      stepsOf(declaredQuery(nextStepQueries.ofLeads, [uid, leadIds], limit(leadIds.length))),
      ({ rows }) => onRows(rows),
      // The list beside them says why nothing can be read.
      () => onRows([]),
    ),
  );
}

export type NextStepState = RowsState<NextStepRow>;

function stepsOf(query: Query): RowsOfQuery<NextStep, NextStepRow> {
  return {
    query,
    schema: nextStepSchema,
    row: (step, { id, metadata }) => ({ id, step, pending: metadata.hasPendingWrites }),
  };
}
