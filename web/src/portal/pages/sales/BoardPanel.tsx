import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { pipelineOf, sumOfFigures } from "@salvia/domain/lead/salesFigures";
import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";

import type { ColumnTotals } from "../../../features/leads/board/BoardColumn.tsx";
import { LeadBoard } from "../../../features/leads/board/LeadBoard.tsx";
import { useSalesStats, useTeamStats } from "../../../features/salesStats/useSalesStats.ts";
import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { useNow } from "../../../ui/time/useNow.ts";

/**
 * The leads of a filter as a board.
 *
 * Opening it reads at most 60 documents, however many leads there are: eight of each stage in
 * progress, the stored totals, the user's own document, and with each query what the rules look up.
 * With next steps, it reads one more for each lead that has one.
 */
export function BoardPanel({ filter }: { filter: LeadFilter }) {
  return (
    <NamespaceLoader
      namespaces={["board", "leadPage", "nextStep", "checklist", "quote", "conversion"]}
      fallback={<Loading />}
    >
      <BoardWithTotals filter={filter} />
    </NamespaceLoader>
  );
}

/** Stored counters know the leads of each owner, but not what else a list can be filtered by. */
function BoardWithTotals({ filter }: { filter: LeadFilter }) {
  const { view, plan, source, phone, created, step, search } = filter;
  const isFiltered = [plan, source, phone, created, step].some((value) => value !== null);
  if (view === "pool" || isFiltered || search !== "") {
    return <LeadBoard filter={filter} totals={null} />;
  }
  return view === "mine" ? <OwnBoard filter={filter} /> : <TeamBoard filter={filter} />;
}

function OwnBoard({ filter }: { filter: LeadFilter }) {
  return <LeadBoard filter={filter} totals={totalsOf(useSalesStats())} />;
}

function TeamBoard({ filter }: { filter: LeadFilter }) {
  const team = useTeamStats();
  const now = useNow();
  if (team.status !== "content") return <LeadBoard filter={filter} totals={totalsOf(team)} />;
  const figures = team.value
    .filter(({ uid }) => filter.owner === null || uid === filter.owner)
    .map(({ stats }) => stats);
  const value = sumOfFigures(figures, now);
  return <LeadBoard filter={filter} totals={totalsOf({ status: "content", value })} />;
}

function totalsOf(live: LiveQuery<SalesFigures>): ColumnTotals | null {
  if (live.status !== "content" && live.status !== "empty") return null;
  const figures = live.status === "content" ? live.value : noFigures();
  return new Map(pipelineOf(figures).map((column) => [column.status, column]));
}
