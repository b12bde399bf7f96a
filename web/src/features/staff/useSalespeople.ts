import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import type { Source } from "../../firebase/liveQuery/source.ts";
import { salespeople, type Colleague } from "./staff.data.ts";

/** The salespeople to choose from; empty while they cannot be read. */
export function useSalespeople(): readonly Colleague[] {
  const live = useLiveQuery("staff/salespeople", salespeople());
  return live.status === "content" ? live.value : [];
}

/** The salespeople, read once they are needed; null until they are known. */
export function useSalespeopleIf(isNeeded: boolean): readonly Colleague[] | null {
  const name = isNeeded ? "staff/salespeople" : "staff/none";
  const live = useLiveQuery(name, isNeeded ? salespeople() : unread);
  return isNeeded && live.status === "content" ? live.value : null;
}

const unread: Source<readonly Colleague[]> = () => () => {};
