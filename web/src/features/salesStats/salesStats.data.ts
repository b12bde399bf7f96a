import { collections } from "@salvia/domain/shared/collections";
import { salesStatsSchema, type SalesStats } from "@salvia/domain/lead/salesStats";
import { doc, limit, onSnapshot, startAfter } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { chainedPages } from "./chainedPages.ts";
import { salesStatsQueries } from "./salesStatsQueries.ts";

/** A salesperson's figures; null where the server has none of theirs, because they never had a lead. */
export function salesStatsOf(uid: string): Source<SalesStats | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.salesStats, uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        // That memory knows nothing is no news: the server has yet to say.
        if (!snapshot.exists() && snapshot.metadata.fromCache) return;
        onValue(readDocument(salesStatsSchema, snapshot));
      },
      onError,
    );
}

/** Somebody's figures. */
export type PersonStats = { uid: string; stats: SalesStats };

const pageSize = 100;

/**
 * Everybody's figures, live. Opening them reads one document a person, and a lead that anybody changes
 * one more for each open page: administrators are few.
 */
export function teamStats(): Source<readonly PersonStats[]> {
  return (onValue, onError) =>
    chainedPages<PersonStats>((after, onPage) => {
      const bounds = after === null ? [] : [startAfter(after)];
      return onSnapshot(
        declaredQuery(salesStatsQueries.team, [], ...bounds, limit(pageSize)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          // That memory knows nobody is no news: the server has yet to say.
          if (docs.length === 0 && metadata.fromCache) return;
          const rows = docs.flatMap((document) => {
            const stats = readDocument(salesStatsSchema, document);
            return stats === null ? [] : [{ uid: document.id, stats }];
          });
          onPage({ rows, end: docs.length < pageSize ? null : (docs.at(-1)?.id ?? null) });
        },
        onError,
      );
    }, onValue);
}
