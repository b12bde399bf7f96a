import type { Lead } from "@salvia/domain/lead/lead";
import { useTranslation } from "react-i18next";

import { StaffName } from "../../ui/StaffName.tsx";

/** The name of a lead's owner. */
export function LeadOwner({ lead: { ownerId } }: { lead: Lead }) {
  const { t } = useTranslation("leads");
  return ownerId === null ? t("views.pool") : <StaffName uid={ownerId} />;
}
