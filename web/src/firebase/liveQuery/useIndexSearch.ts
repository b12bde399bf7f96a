import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../clientError.ts";
import type { LiveQuery } from "./useLiveQuery.ts";
import type { OpenedIndexSearch } from "./openIndexSearch.ts";

export type IndexSearch<Found> =
  | { status: "loading" }
  | { status: "error"; failure: Failure; retry: () => void }
  | { status: "content"; found: Found };

/**
 * Searches a live index, which is in memory only: the idle lock and a sign-out clear it, and the
 * worker ends with the view.
 *
 * @param live the parts of the index; a new array means that they have changed
 * @param open opens the search
 * @param asked must stay the same object while nothing changes
 */
export function useIndexSearch<Part, Asked, Found>(
  live: LiveQuery<readonly Part[]>,
  open: () => OpenedIndexSearch<Part, Asked, Found>,
  asked: Asked,
): IndexSearch<Found> {
  const index = live.status === "content" ? live.value : null;
  const [search, setSearch] = useState(open);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => () => search.close(), [search]);

  useEffect(() => {
    if (index === null) return undefined;
    let isCurrent = true;
    async function find(parts: readonly Part[]) {
      try {
        const next = await search.find(parts, asked);
        if (isCurrent) setFound(next);
      } catch (error) {
        if (isCurrent) setFailure(failureOf(error));
      }
    }
    void find(index);
    return () => {
      isCurrent = false;
    };
  }, [search, index, asked]);

  if (live.status === "error") return live;
  if (failure !== null) {
    const retry = () => {
      setFailure(null);
      setSearch(open());
    };
    return { status: "error", failure, retry };
  }
  return index === null || found === null ? { status: "loading" } : { status: "content", found };
}

/** How long an index outlives a search, so that the next one within minutes reads nothing again. */
export const indexKeptMs = 300_000;
