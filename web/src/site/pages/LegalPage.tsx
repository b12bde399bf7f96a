import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SiteSection } from "../sections/SiteSection.tsx";
import { QuietLink } from "../layout/QuietLink.tsx";

interface LegalPageProps {
  title: string;
  /** A sentence or two on the page's purpose. */
  lead: ReactNode;
  /** That the text is a draft; absent if it isn't. */
  draft?: string;
  sections: readonly { id: string; title: string; content: ReactNode }[];
}

/** A page of long text in sections, with a table of contents beside it on wide screens. */
export function LegalPage({ title, lead, draft, sections }: LegalPageProps) {
  return (
    <SiteSection component="article" sx={{ pt: { xs: 2, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 2.5, overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      <Typography sx={{ fontSize: { sm: "1.1875rem" }, color: "text.secondary", maxWidth: "60ch" }}>
        {lead}
      </Typography>
      {draft !== undefined && <Draft text={draft} />}
      <Box sx={columnStyles}>
        <Contents sections={sections} />
        <div>
          {sections.map(({ id, title: heading, content }) => (
            <Box
              key={id}
              component="section"
              id={id}
              sx={{ mt: { xs: 5, md: 6 }, maxWidth: "68ch", scrollMarginTop: 24 }}
            >
              <Typography variant="h2" sx={{ fontSize: "1.5rem", mb: 1.5 }}>
                {heading}
              </Typography>
              {content}
            </Box>
          ))}
        </div>
      </Box>
    </SiteSection>
  );
}

/** Marks a draft, with its version and date. */
function Draft({ text }: { text: string }) {
  const { t, i18n } = useTranslation("legal");
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Box role="note" sx={draftStyles}>
      <b>{t("draft.label")}</b>
      <span>{text}</span>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("draft.version", { version: draft.version, date: date.format(draft.date) })}
      </Box>
    </Box>
  );
}

/** Of our drafts of the legal pages. */
const draft = { version: 1, date: new Date("2026-11-27") };

const draftStyles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2,
  rowGap: 0.5,
  mt: 3,
  p: 2,
  borderLeft: "4px solid",
  borderColor: "warning.main",
  borderRadius: "4px",
  backgroundColor: "background.paper",
};

function Contents({ sections }: Pick<LegalPageProps, "sections">) {
  const { t } = useTranslation("site");
  return (
    <Box component="nav" aria-labelledby="contents-title" sx={contentsStyles}>
      <Typography id="contents-title" variant="h5" component="h2" sx={{ mb: 1 }}>
        {t("contents")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {sections.map(({ id, title }) => (
          <QuietLink key={id} href={`#${id}`}>
            {title}
          </QuietLink>
        ))}
      </Box>
    </Box>
  );
}

const columnStyles = {
  display: { xs: "block", md: "grid" },
  gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
  columnGap: 10,
  "@media print": { display: "block" },
};

const contentsStyles = {
  display: { xs: "none", md: "block" },
  gridColumn: 2,
  gridRow: 1,
  alignSelf: "start",
  position: "sticky",
  top: 24,
  mt: 6,
  pl: 3,
  borderLeft: "1px solid",
  borderColor: "divider",
  "@media print": { display: "none" },
};
