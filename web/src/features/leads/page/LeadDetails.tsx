import { useTranslation } from "react-i18next";

import { ExactTime } from "../../../ui/ExactTime.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { Fact, Facts } from "./DescriptionList.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { useCountryName } from "./useCountryName.ts";

/** What else is known of a lead. */
export function LeadDetails({ row: { lead } }: { row: LeadRow }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const countryName = useCountryName();
  const { identityDocument: document, ownerId, enrolledAt } = lead;
  return (
    <Section title={t("facts.details")}>
      <Facts>
        <Fact name={t("leads:form.plan")}>{t(`leads:plan.${lead.plan}`)}</Fact>
        <Fact name={t("leads:form.document")}>
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
        </Fact>
        <Fact name={t("leads:columns.source")}>{t(`leads:source.${lead.source}`)}</Fact>
        <Fact name={t("facts.owner")}>
          {ownerId === null ? t("facts.pool") : <StaffName uid={ownerId} />}
        </Fact>
        <Fact name={t("facts.created")}>
          <ExactTime moment={lead.createdAt} />
        </Fact>
        <Fact name={t("facts.updated")}>
          <ExactTime moment={lead.updatedAt} />
        </Fact>
        {enrolledAt === null ? null : (
          <Fact name={t("facts.enrolled")}>
            <ExactTime moment={enrolledAt} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
