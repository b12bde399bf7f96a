import { collections } from "@salvia/domain/shared/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadQuery } from "@salvia/domain/lead/leadQuery";
import { openLeadStatuses } from "@salvia/domain/lead/leadStatus";
import {
  doc,
  endAt,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  startAfter,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { Source } from "../../../firebase/useLiveQuery.tsx";
import {
  openLeadFeed,
  type FeedRow,
  type LeadFeed,
  type ListenToPage,
} from "../paging/leadFeed.ts";
import { boundedPageLimit, openPageLimit, pageSize } from "../paging/leadPages.ts";
import { leadListQuery, leadQueries, shortList } from "./leadQueries.ts";
import type { LeadRow } from "./leadRow.ts";

/** The leads of a filter as a list of pages. */
export function leadList(filter: LeadFilter, uid: string): Source<LeadFeed> {
  return (onValue, onError) => {
    const asked = leadQuery(filter, uid);
    const values = asked.where.map(([, value]) => value);
    const sortedBy = asked.orderBy.map(([field]) => field);
    const listenToPage: ListenToPage = ({ after, until }, onAnswer) => {
      const read = rowReader(sortedBy);
      return onSnapshot(
        declaredQuery(
          leadListQuery(filter),
          values,
          ...(after ? [startAfter(...after)] : []),
          ...(until ? [endAt(...until)] : []),
          limit(until ? boundedPageLimit : openPageLimit),
        ),
        { includeMetadataChanges: true },
        (snapshot) =>
          onAnswer({
            rows: read(snapshot),
            more: until === null && snapshot.size > pageSize,
            fresh: !snapshot.metadata.fromCache,
          }),
        onError,
      );
    };
    return openLeadFeed(listenToPage, onValue);
  };
}

/**
 * All leads of a filter as the server has them now, page by page in the filter's order, each once: one
 * that moves to a later page meanwhile is told where it was first.
 */
export async function* allLeads(filter: LeadFilter, uid: string): AsyncGenerator<readonly Lead[]> {
  const values = leadQuery(filter, uid).where.map(([, value]) => value);
  const told = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  do {
    const bounds = [...(last ? [startAfter(last)] : []), limit(boundedPageLimit)];
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before it has ended
    const { docs } = await getDocsFromServer(
      declaredQuery(leadListQuery(filter), values, ...bounds),
    );
    const next = docs.filter(({ id }) => !told.has(id));
    for (const { id } of next) told.add(id);
    yield next.map((each) => readDocument(leadSchema, each)).filter((lead) => lead !== null);
    last = docs.length < boundedPageLimit ? undefined : docs.at(-1);
  } while (last !== undefined);
}

/** The newest few of a salesperson's own leads. */
export function recentLeads(uid: string): Source<FewLeads> {
  return fewLeads(() => declaredQuery(leadQueries.newest, [uid], limit(shortList)));
}

/** The few of a salesperson's own leads that wait longest for something to happen. */
export function waitingLeads(uid: string): Source<FewLeads> {
  const values = [uid, openLeadStatuses];
  return fewLeads(() => declaredQuery(leadQueries.waiting, values, limit(shortList)));
}

/** `fresh` is false while the server has not confirmed the rows. */
export type FewLeads = { rows: readonly LeadRow[]; fresh: boolean };

function fewLeads(leads: () => Query): Source<FewLeads> {
  return (onValue, onError) => {
    const read = rowReader([]);
    return onSnapshot(
      leads(),
      { includeMetadataChanges: true },
      (snapshot) => onValue({ rows: read(snapshot), fresh: !snapshot.metadata.fromCache }),
      onError,
    );
  };
}

/**
 * Tells a lead's confirmed states, until the returned function is called. What waits here to be sent
 * is left out, and so is a lead that cannot be read: who watches it has nothing to compare then.
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
  // Saving will tell what is wrong.
}

/** One lead as the server has it now, past anything that waits here to be sent. */
export async function leadOnServer(id: string): Promise<Lead | null> {
  return readDocument(leadSchema, await getDocFromServer(leadReference(id)));
}

/** Where a lead is stored. */
export function leadReference(id: string): DocumentReference {
  return doc(firestore(), collections.leads, id);
}

/**
 * Reads the snapshots of one listener into rows; a lead that has not changed keeps its object, and so
 * its view.
 *
 * @param sortedBy the fields that say where in the list a row belongs
 */
export function rowReader(
  sortedBy: readonly string[],
): (snapshot: QuerySnapshot) => readonly FeedRow[] {
  let known = new Map<string, FeedRow>();
  return (snapshot) => {
    for (const { doc: changed } of snapshot.docChanges({ includeMetadataChanges: true })) {
      known.delete(changed.id);
    }
    const rows = snapshot.docs.flatMap((document) => {
      const row = known.get(document.id) ?? readRow(document, sortedBy);
      return row === null ? [] : [row];
    });
    known = new Map(rows.map((row) => [row.id, row]));
    return rows;
  };
}

function readRow(document: DocumentSnapshot, sortedBy: readonly string[]): FeedRow | null {
  const lead = readDocument(leadSchema, document);
  if (lead === null) return null;
  const values: readonly unknown[] = sortedBy.map((field): unknown => document.get(field));
  return {
    id: document.id,
    lead,
    pending: document.metadata.hasPendingWrites,
    // A time is null until the server has filled it in.
    cursor: values.includes(null) ? null : [...values, document.id],
  };
}
