import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { LeadsPage } from "./LeadsPage.tsx";

/** Everyone's leads, or those of one salesperson, and the pool: for administrators. */
export function AllLeadsPage() {
  return <LeadsPage views={["all", "pool"]} owners={useSalespeople()} />;
}
