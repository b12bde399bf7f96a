import { collections } from "@salvia/domain/collections";
import { salesStatsSchema, type SalesStats } from "@salvia/domain/salesStats";
import { doc, getDocsFromServer, limit, onSnapshot, startAfter } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";
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

/** Everybody's figures, and when they were read. */
export type TeamStats = { people: readonly PersonStats[]; asOf: Date };

const pageSize = 100;

/**
 * Everybody's figures, read once and page by page: listened to, each lead that anybody changes would
 * cost a read for every open page.
 */
export function teamStats(): Source<TeamStats> {
  return (onValue, onError) => {
    let ended = false;
    readTeam(null).then(
      (people) => ended || onValue({ people, asOf: new Date() }),
      (error: unknown) => ended || onError(error),
    );
    return () => {
      ended = true;
    };
  };
}

async function readTeam(after: string | null): Promise<readonly PersonStats[]> {
  const bounds = after === null ? [] : [startAfter(after)];
  const { docs } = await getDocsFromServer(
    declaredQuery(salesStatsQueries.team, [], ...bounds, limit(pageSize)),
  );
  const people = docs.flatMap((document) => {
    const stats = readDocument(salesStatsSchema, document);
    return stats === null ? [] : [{ uid: document.id, stats }];
  });
  const last = docs.length === pageSize ? docs.at(-1) : undefined;
  return last === undefined ? people : [...people, ...(await readTeam(last.id))];
}
