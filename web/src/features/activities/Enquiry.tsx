import { styled } from "@mui/material/styles";
import type { LeadActivity } from "@salvia/domain/leadActivity";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";

type EnquiryProps = { enquiry: Extract<LeadActivity, { kind: "enquiry" }> };

/** What a person wrote on a public page, and what else they said there. */
export function Enquiry({ enquiry }: EnquiryProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { language } = useLanguage();
  const { message, plan, page, company, groupSize, partnerKind } = enquiry;
  const tongue = new Intl.DisplayNames(language, { type: "language" }).of(enquiry.language);
  const said = [
    t(`enquiry.page.${page}`),
    t("enquiry.plan", { plan: t(`leads:plan.${plan}`) }),
    t("enquiry.language", { language: tongue ?? enquiry.language }),
    ...(company === null ? [] : [company]),
    ...(groupSize === null ? [] : [t("enquiry.people", { count: groupSize })]),
    ...(partnerKind === null ? [] : [t(`enquiry.partner.${partnerKind}`)]),
  ];
  return (
    <>
      {message === null ? null : <p lang={enquiry.language}>{message}</p>}
      <Details>{said.join(" · ")}</Details>
      {enquiry.consent === null ? null : <Details>{t("enquiry.consented")}</Details>}
    </>
  );
}

const Details = styled("div")(({ theme }) => ({
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  marginTop: 2,
}));
