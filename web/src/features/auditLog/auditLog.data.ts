import { auditEntrySchema } from "@salvia/domain/account/auditEntry";
import {
  getDocsFromServer,
  limit,
  onSnapshot,
  startAfter,
  type Query,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import type { AuditFilter } from "./auditUrl.ts";
import { withNewest, withOlder, type AuditPage, type AuditRow } from "./auditPages.ts";
import { auditConditions, auditQuery } from "./auditQueries.ts";

/** The part of the log loaded so far. */
export type AuditFeed = {
  rows: readonly AuditRow[];
  /** The state of the entries below the last row. */
  older: "none" | "some" | "loading" | "failed";
  /** Fetches the next page. */
  showOlder: () => void;
};

/**
 * The entries of a filter: the newest page live, older ones on request.
 *
 * @param pageSize entries per page
 */
export function auditFeed(filter: AuditFilter, pageSize: number): Source<AuditFeed> {
  return (onValue, onError) => {
    let known: AuditPage | null = null;
    let older: "idle" | "loading" | "failed" = "idle";
    let ended = false;

    function tell() {
      if (known === null || ended) return;
      const below = known.next === null ? "none" : older === "idle" ? "some" : older;
      onValue({ rows: known.rows, older: below, showOlder: () => void showOlder() });
    }

    async function showOlder() {
      const after = known?.next ?? null;
      if (after === null || older === "loading") return;
      older = "loading";
      tell();
      try {
        const page = pageOf(await getDocsFromServer(entriesOf(filter, pageSize, after)), pageSize);
        // If the list has started over meanwhile, this page does not follow it.
        if (known !== null && known.next === after) known = withOlder(known, page);
        older = "idle";
      } catch {
        older = "failed";
      }
      tell();
    }

    const stop = onSnapshot(
      entriesOf(filter, pageSize, null),
      { includeMetadataChanges: true },
      (snapshot) => {
        // The cache may be incomplete, so wait for the server.
        if (known === null && snapshot.metadata.fromCache) return;
        const newest = pageOf(snapshot, pageSize);
        known = known === null ? newest : withNewest(known, newest);
        tell();
      },
      onError,
    );
    return () => {
      ended = true;
      stop();
    };
  };
}

function entriesOf(filter: AuditFilter, pageSize: number, after: readonly unknown[] | null): Query {
  return declaredQuery(
    auditQuery(filter),
    auditConditions(filter).map(([, value]) => value),
    ...(after === null ? [] : [startAfter(...after)]),
    // One more than is shown, to find out whether there are older ones.
    limit(pageSize + 1),
  );
}

function pageOf({ docs }: QuerySnapshot, pageSize: number): AuditPage {
  const shown = docs.slice(0, pageSize);
  const rows = shown.flatMap((document) => {
    const entry = readDocument(auditEntrySchema, document);
    return entry === null ? [] : [{ id: document.id, entry }];
  });
  const last = docs.length > pageSize ? shown.at(-1) : undefined;
  return { rows, next: last === undefined ? null : [last.get("at"), last.id] };
}
