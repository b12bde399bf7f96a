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
import type { Source } from "../../../firebase/liveQuery/useLiveQuery.ts";
import {
  openLeadFeed,
  type FeedRow,
  type LeadFeed,
  type ListenToPage,
} from "../paging/leadFeed.ts";
import { boundedPageLimit, openPageLimit, pageSize } from "../paging/leadPages.ts";
import { leadListQuery, leadQueries, shortList } from "./leadQueries.ts";
import type { LeadRow } from "./leadRow.ts";

/** The leads of a filter as a paged live list. */
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
 * All leads of a filter as the server has them now, page by page in the filter's order. A lead that
 * moves to a later page during the read is returned only once.
 */
export async function* allLeads(filter: LeadFilter, uid: string): AsyncGenerator<readonly Lead[]> {
  const values = leadQuery(filter, uid).where.map(([, value]) => value);
  const yielded = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  do {
    const bounds = [...(last ? [startAfter(last)] : []), limit(boundedPageLimit)];
    // oxlint-disable-next-line no-await-in-loop -- each page starts after the previous one
    const { docs } = await getDocsFromServer(
      declaredQuery(leadListQuery(filter), values, ...bounds),
    );
    const next = docs.filter(({ id }) => !yielded.has(id));
    for (const { id } of next) yielded.add(id);
    yield next.map((each) => readDocument(leadSchema, each)).filter((lead) => lead !== null);
    last = docs.length < boundedPageLimit ? undefined : docs.at(-1);
  } while (last !== undefined);
}

/** The newest of a salesperson's own leads. */
export function recentLeads(uid: string): Source<FewLeads> {
  return fewLeads(() => declaredQuery(leadQueries.newest, [uid], limit(shortList)));
}

/** The salesperson's own open leads that have been inactive longest. */
export function waitingLeads(uid: string): Source<FewLeads> {
  const values = [uid, openLeadStatuses];
  return fewLeads(() => declaredQuery(leadQueries.waiting, values, limit(shortList)));
}

/** `fresh` is false until the server confirms the rows. */
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

/** Reference of a lead's document. */
export function leadReference(id: string): DocumentReference {
  return doc(firestore(), collections.leads, id);
}

/**
 * Converts the snapshots of one listener to rows. An unchanged lead keeps its object, so its view
 * does not rerender.
 *
 * @param sortedBy the fields that determine a row's position in the list
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
    // A timestamp is null until the server has filled it in.
    cursor: values.includes(null) ? null : [...values, document.id],
  };
}
