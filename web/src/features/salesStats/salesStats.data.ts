import { collections } from "@salvia/domain/shared/collections";
import { salesStatsSchema, type SalesStats } from "@salvia/domain/lead/salesStats";
import { doc, limit, onSnapshot, startAfter } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { chainedPages } from "./chainedPages.ts";
import { salesStatsQueries } from "./salesStatsQueries.ts";

/** A salesperson's figures; null if there are none because they never had a lead. */
export function salesStatsOf(uid: string): Source<SalesStats | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.salesStats, uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        // The cache alone cannot confirm that there are no figures, so wait for the server.
        if (!snapshot.exists() && snapshot.metadata.fromCache) return;
        onValue(readDocument(salesStatsSchema, snapshot));
      },
      onError,
    );
}

/** One person's figures. */
export type PersonStats = { uid: string; stats: SalesStats };

const pageSize = 100;

/**
 * All figures, live. Opening them reads one document per person, and each change of a lead reads
 * one more per open page. Few administrators have it open.
 */
export function teamStats(): Source<readonly PersonStats[]> {
  return (onValue, onError) =>
    chainedPages<PersonStats>((after, onPage) => {
      const bounds = after === null ? [] : [startAfter(after)];
      return onSnapshot(
        declaredQuery(salesStatsQueries.team, [], ...bounds, limit(pageSize)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          // The cache alone cannot confirm that there are no figures, so wait for the server.
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
