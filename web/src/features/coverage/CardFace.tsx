import { styled } from "@mui/material/styles";
import type { Coverage } from "@salvia/domain/member/coverage";
import type { Patient } from "@salvia/domain/record/patient";
import { brand } from "@salvia/domain/site/brand";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { Logo } from "../../ui/Logo.tsx";
import type { CardTexts } from "./cardImage.ts";

export type CardProps = {
  patient: Pick<Patient, "name" | "memberNumber">;
  coverage: Coverage;
  /** The name of someone else on the plan whose card it is. */
  of?: string | undefined;
};

/** What is on a card; that of a family member names the member number of the plan. */
export function useCardTexts({ patient, coverage, of }: CardProps): CardTexts {
  const { t } = useTranslation(["member", "plans"]);
  const { language } = useLanguage();
  const { memberNumber } = patient;
  const since = { label: t("card.since"), value: dateText(coverage.startsOn, language) };
  return {
    name: of ?? patient.name,
    facts: [
      ...(memberNumber === null ? [] : [{ label: t("card.number"), value: memberNumber }]),
      { label: t("card.plan"), value: t(`plans:name.${coverage.plan}`) },
      // Someone may have joined the plan later.
      of === undefined ? since : { label: t("card.holder"), value: patient.name },
    ],
    phone: t("card.phone", { phone: brand.phone.display }),
  };
}

export function CardFace(props: CardProps) {
  const { name, facts, phone } = useCardTexts(props);
  return (
    <Card data-card>
      <Logo size={32} />
      <b>{name}</b>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={brand.phone.href}>{phone}</a>
    </Card>
  );
}

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  // The proportions of a bank card, unless a long name needs more room.
  width: "min(100%, 85.6mm)",
  minHeight: "53.98mm",
  alignContent: "space-between",
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.tint,
  color: theme.vars.palette.text.primary,
  overflowWrap: "anywhere",
  printColorAdjust: "exact",
  "& > b": { fontSize: "1.125rem", fontWeight: 650 },
  "& dl": { display: "flex", flexWrap: "wrap", gap: "8px 20px", margin: 0 },
  "& dt": { fontSize: "0.75rem", color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontSize: "0.875rem", fontWeight: 600 },
  "& > a": { color: "inherit", fontSize: "0.8125rem", fontWeight: 550 },
}));
