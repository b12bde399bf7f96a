import UnverifiedIcon from "@mui/icons-material/GppMaybeOutlined";
import { styled } from "@mui/material/styles";
import type { EnquiryEstimate } from "@salvia/domain/lead/quote/enquiryEstimate";
import {
  enquiryReference,
  type EnquirySender,
  type LeadActivity,
} from "@salvia/domain/lead/leadActivity";
import { plans } from "@salvia/domain/site/plan";
import { priceRules } from "@salvia/domain/site/priceRules";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { formatCents, formatShare } from "../../lib/format.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { useAgesText } from "../../ui/useAgesText.ts";
import { usePhoneFormat } from "../../ui/fields/usePhoneFormat.ts";

/** The lead's own data, compared with that of inquiries; null if unknown. */
export const LeadPersonContext = createContext<EnquirySender | null>(null);

type EnquiryProps = { id: string; enquiry: Extract<LeadActivity, { kind: "enquiry" }> };

/** An inquiry from a public page: the message, other answers, and the sender's data. */
export function Enquiry({ id, enquiry }: EnquiryProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { language } = useLanguage();
  const { message, plan, page, company, groupSize, partnerKind, sender } = enquiry;
  const tongue = new Intl.DisplayNames(language, { type: "language" }).of(enquiry.language);
  const answers = [
    t(`enquiry.page.${page}`),
    t("enquiry.plan", { plan: t(`leads:plan.${plan}`) }),
    t("enquiry.language", { language: tongue ?? enquiry.language }),
    t("enquiry.reference", { reference: enquiryReference(id) }),
    ...(company === null ? [] : [company]),
    ...(groupSize === null ? [] : [t("enquiry.people", { count: groupSize })]),
    ...(partnerKind === null ? [] : [t(`enquiry.partner.${partnerKind}`)]),
  ];
  return (
    <>
      {message === null ? null : <p lang={enquiry.language}>{message}</p>}
      <Details>{answers.join(" · ")}</Details>
      {enquiry.estimate && (
        <NamespaceLoader namespaces={["plans"]} persistent>
          <Estimate estimate={enquiry.estimate} />
        </NamespaceLoader>
      )}
      {enquiry.consent === null ? null : <Details>{t("enquiry.consented")}</Details>}
      {sender === undefined ? null : <Sender sender={sender} />}
      <Unverified>
        <UnverifiedIcon aria-hidden="true" />
        {t("enquiry.unverified")}
      </Unverified>
    </>
  );
}

/** What the person answered on the price page, and the prices that they saw. */
function Estimate({ estimate }: { estimate: EnquiryEstimate }) {
  const { t } = useTranslation(["leadPage", "leads", "plans"]);
  const agesText = useAgesText();
  const { language } = useLanguage();
  const { people, company, region, uses, start, monthly, fit, rulesVersion } = estimate;
  const known = priceRules.regions.find(({ id }) => id === region);
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: "unit", style: "short" }).format(names);
  const answers = [
    ...(people ?? []).map(({ count, ...ages }) => `${count} × ${agesText(ages)}`),
    ...(company === null
      ? []
      : [
          t("enquiry.estimate.employees", {
            count: company.employees,
            share: formatShare(company.share, language),
          }),
        ]),
    known?.name[language] ?? region,
    t("enquiry.estimate.start", { date: dateText(start, language) }),
    ...(uses.length === 0
      ? []
      : [
          t("enquiry.estimate.uses", {
            benefits: list(uses.map((benefit) => t(`plans:benefit.${benefit}`))),
          }),
        ]),
  ];
  const prices = plans.map(
    (plan) => `${t(`leads:plan.${plan}`)} ${formatCents(monthly[plan], language)}`,
  );
  const quoted = [
    t("enquiry.estimate.quoted", { prices: list(prices) }),
    t("enquiry.estimate.fit", { plan: t(`leads:plan.${fit}`) }),
    t("enquiry.estimate.rules", { version: rulesVersion }),
  ];
  return (
    <>
      <Details>{t("enquiry.estimate.asked", { answers: answers.join(" · ") })}</Details>
      <Details>{quoted.join(" · ")}</Details>
    </>
  );
}

/** The sender's data, followed by the values that differ from the lead's own. */
function Sender({ sender }: { sender: EnquirySender }) {
  const { t } = useTranslation("leadPage");
  const person = use(LeadPersonContext);
  const formatPhone = usePhoneFormat();
  const all = valuesOf(sender, formatPhone);
  const known = person && valuesOf(person, formatPhone);
  const others = all.filter(({ name, value }) =>
    known?.every((each) => each.name !== name || each.value !== value),
  );
  const shown = (values: typeof all) => values.map(({ text }) => text).join(" · ");
  return (
    <>
      <Details>{t("enquiry.sender", { name: shown(all) })}</Details>
      {others.length === 0 ? null : (
        <Differs>{t("enquiry.differs", { values: shown(others) })}</Differs>
      )}
    </>
  );
}

function valuesOf(
  { firstName, lastName, email, phone }: EnquirySender,
  formatPhone: (phone: string) => string,
) {
  const name = `${firstName} ${lastName}`;
  return [
    { name: "name", value: name.toLowerCase(), text: name },
    ...(email === null ? [] : [{ name: "email", value: email, text: email }]),
    ...(phone === null ? [] : [{ name: "phone", value: phone, text: formatPhone(phone) }]),
  ];
}

const Details = styled("div")(({ theme }) => ({
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  marginTop: 2,
  overflowWrap: "anywhere",
}));

const Differs = styled(Details)(({ theme }) => ({
  color: theme.vars.palette.warning.main,
  fontWeight: 550,
}));

const Unverified = styled(Details)({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  columnGap: 6,
  "& svg": { fontSize: 16, marginTop: 2 },
});
