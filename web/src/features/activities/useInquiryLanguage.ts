import type { Language } from "@salvia/domain/shared/language";

import { useLeadTimeline } from "./useLeadTimeline.ts";

/** The language in which a lead last wrote to us; null if they never did, or until it is known. */
export function useInquiryLanguage(leadId: string): Language | null {
  const live = useLeadTimeline(leadId);
  if (live.status !== "content") return null;
  for (const { activity } of live.value.rows) {
    if (activity.kind === "enquiry") return activity.language;
  }
  return null;
}
