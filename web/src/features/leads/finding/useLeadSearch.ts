import { poolIndex, type LeadIndexPart } from "@salvia/domain/lead/finding/leadIndex";
import { useMemo } from "react";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import {
  indexKeptMs,
  useIndexSearch,
  type IndexSearch,
} from "../../../firebase/liveQuery/useIndexSearch.ts";
import { leadIndexOf } from "./leadIndex.data.ts";
import type { FoundLeads, OwnedPart } from "./leadSearchWork.ts";
import { openLeadSearch } from "./openLeadSearch.ts";

/** Searches the salesperson's own leads and those in the pool, live. */
export function useLeadSearch(typed: string): IndexSearch<FoundLeads> {
  return useIndexSearch(useBothIndexes(), openLeadSearch, typed);
}

function useBothIndexes(): LiveQuery<readonly OwnedPart[]> {
  const uid = useAuth().user?.uid ?? "";
  const own = useIndexOf(uid);
  const pool = useIndexOf(poolIndex);
  const ownParts = own.status === "content" ? own.value : null;
  const poolParts = pool.status === "content" ? pool.value : null;
  const parts = useMemo(
    () =>
      ownParts &&
      poolParts && [
        ...ownParts.map((part) => ({ isPooled: false, part })),
        ...poolParts.map((part) => ({ isPooled: true, part })),
      ],
    [ownParts, poolParts],
  );
  if (own.status === "error") return own;
  if (pool.status === "error") return pool;
  return parts === null ? { status: "loading" } : { status: "content", value: parts };
}

function useIndexOf(reader: string): LiveQuery<readonly LeadIndexPart[]> {
  return useLiveQuery(`leadIndex/${reader}`, leadIndexOf(reader), isNever, indexKeptMs);
}

const isNever = () => false;
