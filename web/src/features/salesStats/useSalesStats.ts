import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";

import { useLiveQuery, type LiveQuery } from "../../firebase/useLiveQuery.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { salesStatsOf } from "./salesStats.data.ts";
import { hasLeads } from "@salvia/domain/lead/salesFigures";

/** The signed-in salesperson's figures, live, from one document. Empty if they have no leads. */
export function useSalesStats(): LiveQuery<SalesFigures> {
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("salesStats", salesStatsOf(uid));
  if (live.status !== "content") return live;
  const figures = live.value ?? noFigures();
  return hasLeads(figures) ? { status: "content", value: figures } : { status: "empty" };
}
