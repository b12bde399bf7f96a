import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { salespeople, type Colleague } from "./staff.data.ts";

/** The salespeople to choose from; empty while they cannot be read. */
export function useSalespeople(): readonly Colleague[] {
  const live = useLiveQuery("staff/salespeople", salespeople());
  return live.status === "content" ? live.value : [];
}
