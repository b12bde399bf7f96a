import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import type { PublicPage } from "@salvia/domain/site/paths";
import { glossaryTerms } from "../document/glossary.ts";
import ownLegalPages from "./ownLegalPages.json" with { type: "json" };
import { LegalPage } from "./LegalPage.tsx";
import { CompanyFacts } from "../sections/CompanyFacts.tsx";
import { Prose } from "../sections/Prose.tsx";
import { nonBreaking } from "../../lib/format.ts";

/** The pages that an insurer's lawyers write, with the sections of ours, which are drafts. */
const legalSections = {
  company: ["company.complaints"],
  conditions: [
    "conditions.contract",
    "conditions.coverage",
    "conditions.exclusions",
    "conditions.claims",
    "conditions.withdrawal",
    "conditions.cancellation",
    "conditions.changes",
  ],
  privacy: [
    "privacy.who",
    "privacy.visit",
    "privacy.form",
    "privacy.portal",
    "privacy.share",
    "privacy.keep",
    "privacy.rights",
  ],
  terms: [
    "terms.who",
    "terms.prices",
    "terms.advice",
    "terms.account",
    "terms.liability",
    "terms.law",
  ],
  accessibility: [
    "accessibility.standard",
    "accessibility.tested",
    "accessibility.limits",
    "accessibility.reach",
  ],
} as const;

type LegalPageName = keyof typeof legalSections;

type SectionKey = (typeof legalSections)[LegalPageName][number];

/** Whether an insurer's lawyers write a page. */
export function isLawyersPage(page: PublicPage): page is LegalPageName {
  return page in legalSections;
}

/** The insurer's own text of a legal page, or our draft of it. */
export function LawyersPage({ page }: { page: LegalPageName }) {
  const { t, i18n } = useTranslation("legal");
  const own = ownLegalPage(page, i18n.language);
  if (own !== undefined) return <LegalPage {...own} />;
  const keys: readonly SectionKey[] = legalSections[page];
  const sections = keys.map((key) => ({
    id: key.slice(page.length + 1),
    title: t(`${key}.title`),
    content: <Prose text={t(`${key}.text`, names)} />,
  }));
  const who = { id: "who", title: t("company.who.title"), content: <CompanyFacts /> };
  return (
    <LegalPage
      title={t(`${page}.heading`)}
      lead={t(`${page}.lead`, names)}
      draft={t("draft.text", names)}
      sections={page === "company" ? [who, ...sections] : sections}
    />
  );
}

/** What the words of plans, quotes and contracts mean, in the language's alphabetical order. */
export function GlossaryPage() {
  const { t, i18n } = useTranslation("glossary");
  const sections = glossaryTerms.map((term) => ({
    id: term,
    title: t(`term.${term}.name`),
    content: <Prose text={t(`term.${term}.text`)} />,
  }));
  return (
    <LegalPage
      title={t("heading")}
      lead={t("lead")}
      sections={sections.toSorted((one, other) =>
        one.title.localeCompare(other.title, i18n.language),
      )}
    />
  );
}

const names = {
  legalName: brand.legalName,
  email: brand.email,
  phone: nonBreaking(brand.phone.display),
};

/** A legal page of the insurer's own, as `scripts/lib/content` makes it of Markdown. */
interface OwnLegalPage {
  title: string;
  /** HTML, like that of the sections. */
  lead: string;
  sections: readonly { id: string; title: string; html: string }[];
}

/** By page and language. The file is empty here; the build takes the insurer's instead. */
const ownPages: Readonly<Record<string, Readonly<Record<string, OwnLegalPage>>>> = ownLegalPages;

/** The insurer's own text of a legal page; undefined if ours is shown. */
function ownLegalPage(page: LegalPageName, language: string) {
  const own = ownPages[page]?.[language];
  if (own === undefined) return undefined;
  return {
    title: own.title,
    lead: <span dangerouslySetInnerHTML={{ __html: own.lead }} />,
    sections: own.sections.map(({ id, title, html }) => ({
      id,
      title,
      content: <Box sx={proseStyles} dangerouslySetInnerHTML={{ __html: html }} />,
    })),
  };
}

const proseStyles = {
  overflowWrap: "anywhere",
  "& p": { mt: 0, mb: 1.5 },
  "& ul, & ol": { mt: 0, mb: 1.5, pl: 3, display: "grid", gap: 0.75 },
  "& h3": { fontSize: "1.125rem", mt: 3, mb: 1 },
  "& a": { color: "primary.main" },
  "& table": { borderCollapse: "collapse", mb: 1.5 },
  "& th, & td": { textAlign: "start", p: 1, borderBottom: "1px solid", borderColor: "divider" },
};
