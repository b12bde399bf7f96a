import { useTranslation } from "react-i18next";

import { ExactTime } from "../../../ui/time/ExactTime.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { Description, DescriptionList } from "./DescriptionList.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { useCountryName } from "./useCountryName.ts";

/** Further details of a lead. */
export function LeadDetails({ row: { lead } }: { row: LeadRow }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const countryName = useCountryName();
  const { identityDocument: document, ownerId, enrolledAt } = lead;
  return (
    <Section title={t("facts.details")}>
      <DescriptionList>
        <Description name={t("leads:form.plan")}>{t(`leads:plan.${lead.plan}`)}</Description>
        <Description name={t("leads:form.document")}>
          {document === null ? (
            t("facts.none")
          ) : (
            <>
              {document.number}
              <small>
                {t(`leads:form.documentTypes.${document.type}`)}, {countryName(document.country)}
              </small>
            </>
          )}
        </Description>
        <Description name={t("leads:columns.source")}>
          {t(`leads:source.${lead.source}`)}
        </Description>
        <Description name={t("facts.owner")}>
          {ownerId === null ? t("facts.pool") : <StaffName uid={ownerId} />}
        </Description>
        <Description name={t("facts.created")}>
          <ExactTime moment={lead.createdAt} />
        </Description>
        <Description name={t("facts.updated")}>
          <ExactTime moment={lead.updatedAt} />
        </Description>
        {enrolledAt === null ? null : (
          <Description name={t("facts.enrolled")}>
            <ExactTime moment={enrolledAt} />
          </Description>
        )}
      </DescriptionList>
    </Section>
  );
}
