import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";

import { useLive, type Live } from "../../firebase/live.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { salesStatsOf } from "./salesStats.data.ts";
import { hasLeads } from "@salvia/domain/lead/salesFigures";

/** The signed-in salesperson's figures, live: one document. Empty while they have no lead. */
export function useSalesStats(): Live<SalesFigures> {
  const uid = useAuth().user?.uid ?? "";
  const live = useLive("salesStats", salesStatsOf(uid));
  if (live.status !== "content") return live;
  const figures = live.value ?? noFigures();
  return hasLeads(figures) ? { status: "content", value: figures } : { status: "empty" };
}
