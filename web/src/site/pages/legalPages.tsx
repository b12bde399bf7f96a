import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { glossaryTerms } from "../document/glossary.ts";
import ownLegalPages from "./ownLegalPages.json" with { type: "json" };
import { LegalPage } from "./LegalPage.tsx";
import { Prose } from "../sections/Prose.tsx";
import { nonBreaking } from "../../lib/format.ts";

/** The privacy page: which data we have of visitors and members, and why. */
export function PrivacyPage() {
  const { t, i18n } = useTranslation("legal");
  const own = ownLegalPage("privacy", i18n.language);
  if (own !== undefined) return <LegalPage {...own} />;
  return (
    <LegalPage
      title={t("privacy.heading")}
      lead={t("privacy.lead", names)}
      sections={(["who", "visit", "form", "portal", "share", "keep", "rights"] as const).map(
        (id) => ({
          id,
          title: t(`privacy.${id}.title`),
          content: <Prose text={t(`privacy.${id}.text`, names)} />,
        }),
      )}
    />
  );
}

/** The terms between us and the users of the site. */
export function TermsPage() {
  const { t, i18n } = useTranslation("legal");
  const own = ownLegalPage("terms", i18n.language);
  if (own !== undefined) return <LegalPage {...own} />;
  return (
    <LegalPage
      title={t("terms.heading")}
      lead={t("terms.lead", names)}
      sections={(["who", "prices", "advice", "account", "liability", "law"] as const).map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        content: <Prose text={t(`terms.${id}.text`, names)} />,
      }))}
    />
  );
}

/** The accessibility statement, with a contact for problems. */
export function AccessibilityPage() {
  const { t, i18n } = useTranslation("legal");
  const own = ownLegalPage("accessibility", i18n.language);
  if (own !== undefined) return <LegalPage {...own} />;
  return (
    <LegalPage
      title={t("accessibility.heading")}
      lead={t("accessibility.lead", names)}
      sections={(["standard", "tested", "limits", "reach"] as const).map((id) => ({
        id,
        title: t(`accessibility.${id}.title`),
        content: <Prose text={t(`accessibility.${id}.text`, names)} />,
      }))}
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
function ownLegalPage(page: "privacy" | "terms" | "accessibility", language: string) {
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
