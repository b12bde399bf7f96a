import { useTranslation } from "react-i18next";

import { useLead } from "./data/useLead.ts";
import { fullName } from "./paging/leadRow.ts";

/**
 * The lead that a notification is about, live: its name and plan, or that the user can no longer
 * open it.
 */
export function NotifiedLead({ id }: { id: string }) {
  const { t } = useTranslation("leads");
  const lead = useLead(id);
  if (lead.status === "loading") return <span>…</span>;
  if (lead.status === "gone") return <span>{t("row.gone")}</span>;
  if (lead.status !== "content") return null;
  return <span>{`${fullName(lead.row)} · ${t(`plan.${lead.row.lead.plan}`)}`}</span>;
}
