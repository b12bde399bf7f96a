import { collections } from "@salvia/domain/shared/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import { isOnDays, type LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadQuery } from "@salvia/domain/lead/leadQuery";
import { householdMax } from "@salvia/domain/lead/leadUniqueKeys";
import {
  doc,
  endAt,
  getDocFromServer,
  limit,
  onSnapshot,
  startAfter,
  type DocumentReference,
  type Query,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { everyPage } from "../../../firebase/everyPage.ts";
import { firestore } from "../../../firebase/firestore.ts";
import {
  listenToRows,
  liveCollectionState,
  type RowsOfQuery,
  type RowsState,
} from "../../../firebase/liveQuery/liveCollection.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import {
  openLeadFeed,
  type FeedRow,
  type LeadFeed,
  type ListenToPage,
} from "../paging/leadFeed.ts";
import { boundedPageLimit, listShape, type PageShape } from "../paging/leadPages.ts";
import { leadListQuery, leadQueries, shortList } from "./leadQueries.ts";
import type { LeadRow } from "../paging/leadRow.ts";

/**
 * The leads of a filter as a paged live list.
 *
 * @param shape how long its pages are; by default, those of the list
 */
export function leadList(
  filter: LeadFilter,
  uid: string,
  shape: PageShape = listShape,
): Source<LeadFeed> {
  return (onValue, onError) => {
    const { where, orderBy } = leadQuery(filter, uid);
    const values = where.map(([, , value]) => value);
    const sortedBy = orderBy.map(([field]) => field);
    const listenToPage: ListenToPage = ({ after, until }, onAnswer) =>
      listenToRows(
        leadRows(
          declaredQuery(
            leadListQuery(filter),
            values,
            ...(after ? [startAfter(...after)] : []),
            ...(until ? [endAt(...until)] : []),
            limit(until ? boundedPageLimit : shape.open),
          ),
          sortedBy,
        ),
        ({ rows, docs, fresh }) =>
          onAnswer({ rows, more: until === null && docs.length === shape.open, fresh }),
        onError,
      );
    return openLeadFeed(listenToPage, onValue, shape);
  };
}

/** All leads of a filter, page by page, as `allLeadRows`. */
export async function* allLeads(filter: LeadFilter, uid: string): AsyncGenerator<readonly Lead[]> {
  for await (const rows of allLeadRows(filter, uid)) yield rows.map(({ lead }) => lead);
}

/**
 * All leads of a filter as the server has them now, page by page in the filter's order. A lead that
 * moves to a later page during the read is returned only once.
 */
export async function* allLeadRows(
  filter: LeadFilter,
  uid: string,
): AsyncGenerator<readonly LeadRow[]> {
  const values = leadQuery(filter, uid).where.map(([, , value]) => value);
  const yielded = new Set<string>();
  const pages = everyPage(
    (...bounds) => declaredQuery(leadListQuery(filter), values, ...bounds),
    boundedPageLimit,
  );
  for await (const docs of pages) {
    const next = docs.filter(({ id }) => !yielded.has(id));
    for (const { id } of next) yielded.add(id);
    yield next.flatMap((each): LeadRow[] => {
      const lead = readDocument(leadSchema, each);
      // Days aren't part of a search's query.
      const isAsked = lead !== null && isOnDays(filter, lead);
      return isAsked ? [{ id: each.id, lead, pending: false }] : [];
    });
  }
}

export const recentLeads = liveCollectionState((uid: string) =>
  leadRows(declaredQuery(leadQueries.newest, [uid], limit(shortList))),
);

/** The salesperson's own open leads without a next step that have been inactive longest. */
export const waitingLeads = liveCollectionState((uid: string) =>
  leadRows(declaredQuery(leadQueries.waiting, [uid, "none"], limit(shortList))),
);

/** The leads of a household that one salesperson has, or the pool. */
export const householdLeads = liveCollectionState((household: string, ownerId: string | null) =>
  leadRows(declaredQuery(leadQueries.household, [ownerId, household], limit(householdMax))),
);

/** `fresh` is false until the server confirms the rows. */
export type FewLeads = RowsState<LeadRow>;

/**
 * Reports a lead's confirmed states until the returned function is called. Skips states with unsent
 * writes, and stays silent when the lead cannot be read.
 */
export function watchLead(id: string, onLead: (lead: Lead) => void): () => void {
  return onSnapshot(
    leadReference(id),
    (snapshot) => {
      const lead = snapshot.metadata.hasPendingWrites ? null : readDocument(leadSchema, snapshot);
      if (lead !== null) onLead(lead);
    },
    ignore,
  );
}

function ignore() {
  // Saving reports the problem.
}

/** One lead as the server has it now, without unsent local writes. */
export async function leadOnServer(id: string): Promise<Lead | null> {
  return readDocument(leadSchema, await getDocFromServer(leadReference(id)));
}

export function leadReference(id: string): DocumentReference {
  return doc(firestore(), collections.leads, id);
}

/**
 * A query for leads and their rows.
 *
 * @param sortedBy the fields that determine a row's position in the list
 */
export function leadRows(
  query: Query,
  sortedBy: readonly string[] = [],
): RowsOfQuery<Lead, FeedRow> {
  return {
    query,
    schema: leadSchema,
    row(lead, document) {
      const values: readonly unknown[] = sortedBy.map((field): unknown => document.get(field));
      return {
        id: document.id,
        lead,
        pending: document.metadata.hasPendingWrites,
        // A timestamp is null until the server has filled it in.
        cursor: values.includes(null) ? null : [...values, document.id],
      };
    },
  };
}
