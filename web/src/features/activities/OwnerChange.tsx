import type { AssignmentReason } from "@salvia/domain/account/assignmentRules";
import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useStaffName } from "../../ui/StaffName.tsx";

/** Who got a lead, and from whom or by which rule. */
export function OwnerChange({ change }: { change: Extract<LeadActivity, { kind: "owner" }> }) {
  const { t } = useTranslation("leadPage");
  const { from, to, rule } = change;
  if (to === null) return <p>{t("timeline.pooled")}</p>;
  if (rule !== undefined) return <Assigned to={to} rule={rule} />;
  if (from === null) return <Claimed to={to} />;
  return <HandedOver from={from} to={to} />;
}

function Claimed({ to }: { to: string }) {
  const { t } = useTranslation("leadPage");
  return <p>{t("timeline.claimed", { name: useStaffName(to) })}</p>;
}

/** The rules assigned it: to whom, and why. */
function Assigned({ to, rule }: { to: string; rule: AssignmentReason }) {
  const { t } = useTranslation("leadPage");
  const { language: reader } = useLanguage();
  const named = (type: "language" | "region", code: string) =>
    new Intl.DisplayNames(reader, { type }).of(code) ?? code;
  const values = { name: useStaffName(to), language: named("language", rule.language) };
  return (
    <p>
      {rule.country === null
        ? t("timeline.assigned", values)
        : t("timeline.assignedByCountry", { ...values, country: named("region", rule.country) })}
    </p>
  );
}

function HandedOver({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation("leadPage");
  const names = { from: useStaffName(from), to: useStaffName(to) };
  return <p>{t("timeline.handedOver", names)}</p>;
}
