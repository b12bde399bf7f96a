import type { Language } from "@salvia/domain/shared/language";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { inquiriesOfLead } from "./inquiries.data.ts";
import type { LeadRow } from "../paging/leadRow.ts";

/**
 * The language to address a lead in: that of their consent, or of their latest inquiry; the page's
 * if neither is known.
 */
export function useLeadLanguage({ id, lead }: Pick<LeadRow, "id" | "lead">): Language {
  const { language } = useLanguage();
  const live = useLiveQuery(`leads/${id}/inquiries`, inquiriesOfLead(id));
  const inquiries = live.status === "content" ? live.value : [];
  const latest = inquiries.toSorted((one, other) => +other.createdAt - +one.createdAt)[0];
  return lead.consent?.language ?? latest?.language ?? language;
}
