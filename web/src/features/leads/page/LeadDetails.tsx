import { useTranslation } from "react-i18next";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";

import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { householdLeads } from "../data/leads.data.ts";
import { LeadLink } from "../LeadLink.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { Breakable } from "../../../ui/LinkedText.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { usePhoneFormat } from "../../../ui/fields/usePhoneFormat.ts";
import { Consent } from "./Consent.tsx";
import { useContactLinks, type ContactLinkProps } from "../contact/useContactLinks.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";

type LeadDetailsProps = {
  row: LeadRow;
  /** Whether the lead is the user's own, who may record and withdraw the consent. */
  own: boolean;
};

/** How to reach a lead, and further details, each with what its owner can do about it. */
export function LeadDetails({ row, own }: LeadDetailsProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const countryName = useCountryName();
  const links = useContactLinks(row);
  const formatPhone = usePhoneFormat();
  const { email, phone, identityDocument: document, enrolledAt, ...lead } = row.lead;
  return (
    <Section title={t("facts.details")}>
      <DescriptionList>
        <Description name={t("leads:form.phone")}>
          {phone === null || links.call === null ? (
            t("facts.none")
          ) : (
            <Reachable
              link={links.call}
              text={formatPhone(phone)}
              copy={phone}
              label={t("facts.copyPhone")}
            />
          )}
        </Description>
        <Description name={t("leads:form.email")}>
          {email === null || links.email === null ? (
            t("facts.none")
          ) : (
            <Reachable link={links.email} text={email} copy={email} label={t("facts.copyEmail")} />
          )}
        </Description>
        <Description name={t("leads:form.document")}>
          {document === null ? (
            t("facts.none")
          ) : (
            <>
              <span>{document.number}</span>
              <small>
                {`${t(`leads:form.documentTypes.${document.type}`)}, ${countryName(document.country)}`}
              </small>
            </>
          )}
        </Description>
        {lead.household === undefined ? null : (
          <Description name={t("facts.household")}>
            <HouseholdOf row={row} household={lead.household} />
          </Description>
        )}
        <Description name={t("consent.title")}>
          <Consent row={row} own={own} />
        </Description>
        <Description name={t("leads:columns.source")}>
          {t(`leads:source.${lead.source}`)}
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

/** Links to the other leads of a household that the lead's owner has. */
function HouseholdOf({ row, household }: { row: LeadRow; household: string }) {
  const { t } = useTranslation("leadPage");
  const { ownerId } = row.lead;
  const live = useLiveQuery(
    `leads/household/${household}/${ownerId}`,
    householdLeads(household, ownerId),
  );
  const rows = live.status === "content" ? live.value.rows : [];
  const others = rows.filter(({ id }) => id !== row.id);
  if (others.length === 0) return live.status === "loading" ? null : t("facts.othersElsewhere");
  return others.map((other) => (
    <div key={other.id}>
      <LeadLink row={other} focusable />
    </div>
  ));
}

type ReachableProps = { link: ContactLinkProps; text: string; copy: string; label: string };

function Reachable({ link, text, copy, label }: ReachableProps) {
  const { t } = useTranslation("leadPage");
  return (
    <span>
      <Link {...link}>
        <Breakable text={text} />
      </Link>
      <CopyButton
        text={copy}
        label={label}
        copied={t("facts.copied")}
        failed={t("facts.notCopied")}
      />
    </span>
  );
}

/** A list of facts, each below or beside its name. */
const DescriptionList = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  gap: 10,
  fontSize: "0.9375rem",
  "& > div": {
    display: "grid",
    // The longest word of a name fits, which is Spanish.
    gridTemplateColumns: "minmax(108px, 1fr) 3fr",
    columnGap: 12,
    alignItems: "baseline",
    minHeight: 28,
  },
  "& dt": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "& dd": { margin: 0, minWidth: 0, overflowWrap: "anywhere" },
  "& dd a": { overflowWrap: "break-word", minWidth: 0 },
  "& dd > span": { display: "inline-flex", alignItems: "center", gap: 4 },
  "& small": {
    display: "block",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
}));

/** One fact of the list. */
function Description({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns a function that names countries in the user's language. */
function useCountryName(): (code: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
