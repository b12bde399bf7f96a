import { collections } from "@salvia/domain/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead";
import { openLeadStatuses } from "@salvia/domain/leadStatus";
import {
  doc,
  endAt,
  getDocFromServer,
  limit,
  onSnapshot,
  startAfter,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";
import { openLeadFeed, type FeedRow, type LeadFeed, type ListenToPage } from "./leadFeed.ts";
import { boundedPageLimit, openPageLimit, pageSize } from "./leadPages.ts";
import { leadQueries, shortList } from "./leadQueries.ts";
import type { LeadRow, LeadView } from "./leadRow.ts";

/** A salesperson's leads, or those that belong to nobody, newest first, as a list of pages. */
export function leadList(view: LeadView, uid: string): Source<LeadFeed> {
  return (onValue, onError) => {
    const ownerId = view === "mine" ? uid : null;
    const listenToPage: ListenToPage = ({ after, until }, onAnswer) => {
      const read = rowReader();
      return onSnapshot(
        declaredQuery(
          leadQueries.newest,
          [ownerId],
          ...(after ? [startAfter(after.key, after.id)] : []),
          ...(until ? [endAt(until.key, until.id)] : []),
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
    const read = rowReader();
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

/** Reads snapshots into rows; a lead that has not changed keeps its object, and so its view. */
function rowReader(): (snapshot: QuerySnapshot) => readonly FeedRow[] {
  let known = new Map<string, FeedRow>();
  return (snapshot) => {
    const rows = snapshot.docs.flatMap((document) => {
      const row = readRow(document);
      const before = known.get(document.id);
      if (row === null) return [];
      return before && isSame(before, row) ? [before] : [row];
    });
    known = new Map(rows.map((row) => [row.id, row]));
    return rows;
  };
}

function readRow(document: DocumentSnapshot): FeedRow | null {
  const lead = readDocument(leadSchema, document);
  if (lead === null) return null;
  const createdAt: unknown = document.get("createdAt");
  return {
    id: document.id,
    lead,
    pending: document.metadata.hasPendingWrites,
    // Null until the server has filled it in.
    cursor: createdAt === null ? null : { id: document.id, key: createdAt },
  };
}

function isSame(a: FeedRow, b: FeedRow): boolean {
  return (
    a.pending === b.pending &&
    a.lead.rev === b.lead.rev &&
    a.lead.updatedAt.getTime() === b.lead.updatedAt.getTime()
  );
}
