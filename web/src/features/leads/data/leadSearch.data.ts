import { isOnDays, type LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadQuery } from "@salvia/domain/lead/leadQuery";
import { limit } from "firebase/firestore";

import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { listenToRows } from "../../../firebase/liveQuery/liveCollection.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import { changesBetween, noChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { sortedRows } from "../paging/sortLeadRows.ts";
import { openPageLimit, pageSize } from "../paging/leadPages.ts";
import { leadListQuery } from "./leadQueries.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { leadRows } from "./leads.data.ts";

/**
 * The leads that a search finds, as a single page. The query has no order, which would need an
 * index for each one; its few results are sorted, and filtered by day, on the client. With more results than a page, any
 * one page is shown, and `older` asks for a narrower search.
 */
export function foundLeads(filter: LeadFilter, uid: string): Source<LeadFeed> {
  return (onValue, onError) => {
    const values = leadQuery(filter, uid).where.map(([, , value]) => value);
    const found = declaredQuery(leadListQuery(filter), values, limit(openPageLimit));
    let before: { rows: readonly LeadRow[]; more: boolean } | null = null;
    return listenToRows(
      leadRows(found),
      (answer) => {
        const { fresh } = answer;
        const more = answer.docs.length > pageSize;
        const asked = answer.rows.slice(0, pageSize).filter(({ lead }) => isOnDays(filter, lead));
        const rows = sortedRows(asked, filter.sort);
        // Leads missing from the cached answer are not reported as new.
        const changes = before ? changesBetween(before.rows, rows, before.more || more) : noChanges;
        if (fresh || before !== null) before = { rows, more };
        onValue({ rows, older: more ? "narrow" : "none", ...still, fresh, changes });
      },
      onError,
    );
  };
}

/** There are no older pages to load, and all rows are live. */
const still = { showOlder: () => {}, setVisibleRange: () => {} };
