import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadQuery } from "@salvia/domain/lead/leadQuery";
import { limit, onSnapshot } from "firebase/firestore";

import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import type { Source } from "../../../firebase/useLiveQuery.tsx";
import { changesBetween, noChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { sortedRows } from "../paging/sortLeadRows.ts";
import { openPageLimit, pageSize } from "../paging/leadPages.ts";
import { leadListQuery } from "./leadQueries.ts";
import type { LeadRow } from "./leadRow.ts";
import { rowReader } from "./leads.data.ts";

/**
 * The leads that a search finds, as a list of one page. The database is asked for no order, since it
 * would need an index for each of them; what it finds is few, and sorted here. Where it is more than a
 * page, any one page of it, and `older` says that the search is to be narrowed.
 */
export function foundLeads(filter: LeadFilter, uid: string): Source<LeadFeed> {
  return (onValue, onError) => {
    const values = leadQuery(filter, uid).where.map(([, value]) => value);
    const read = rowReader([]);
    let before: { rows: readonly LeadRow[]; more: boolean } | null = null;
    return onSnapshot(
      declaredQuery(leadListQuery(filter), values, limit(openPageLimit)),
      { includeMetadataChanges: true },
      (snapshot) => {
        const fresh = !snapshot.metadata.fromCache;
        const more = snapshot.size > pageSize;
        const rows = sortedRows(read(snapshot).slice(0, pageSize), filter.sort);
        // What memory alone had not found did not happen just now.
        const changes = before ? changesBetween(before.rows, rows, before.more || more) : noChanges;
        if (fresh || before !== null) before = { rows, more };
        onValue({ rows, older: more ? "narrow" : "none", ...still, fresh, changes });
      },
      onError,
    );
  };
}

/** There is nothing to fetch, and all of it is live. */
const still = { showOlder: () => {}, setVisibleRange: () => {} };
