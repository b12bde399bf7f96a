import CallIcon from "@mui/icons-material/CallOutlined";
import Box from "@mui/material/Box";
import type { SystemStyleObject } from "@mui/system";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { memberPaths, publicPath } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { facts } from "@salvia/domain/site/facts";
import { SiteSection } from "../sections/SiteSection.tsx";
import { QuietLink } from "./QuietLink.tsx";
import { nonBreaking } from "../../lib/format.ts";

/** The footer of every public page: links to all pages and contact details. */
export function SiteFooter({ language }: { language: Language }) {
  const { t } = useTranslation("site");
  const link = (page: (typeof offers | typeof legal)[number] | "company" | "conditions") => (
    <QuietLink key={page} href={publicPath(page, language)}>
      {t(`footer.${page}`)}
    </QuietLink>
  );
  return (
    <SiteSection component="footer" sx={{ pt: { xs: 5, md: 10 }, pb: { xs: 12, sm: 5 } }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(140px, 1fr))",
            md: "repeat(4, minmax(0, 1fr))",
          },
          gap: 4,
          pt: 5,
          mb: 5,
          borderTop: "1px solid",
          borderColor: "divider",
          "@media print": { display: "block", pt: 2, mb: 2 },
        }}
      >
        <FooterList title={t("footer.pages")} styles={{ gridRow: "span 2" }}>
          {offers.map(link)}
        </FooterList>
        <FooterList title={t("footer.members")}>
          <QuietLink href={publicPath("members", language)}>{t("footer.allForMembers")}</QuietLink>
          <QuietLink href={memberPaths.plan}>{t("footer.card")}</QuietLink>
          <QuietLink href={memberPaths.appointments}>{t("footer.appointments")}</QuietLink>
          <QuietLink href={memberPaths.messages}>{t("footer.messages")}</QuietLink>
        </FooterList>
        <FooterList title={t("footer.reach")} printed>
          <QuietLink href={brand.phone.href}>{nonBreaking(brand.phone.display)}</QuietLink>
          <QuietLink href={`mailto:${brand.email}`}>{brand.email}</QuietLink>
        </FooterList>
        <FooterList title={t("footer.legal")} styles={wholeRow}>
          {link("company")}
          <QuietLink href={`${publicPath("company", language)}#complaints`}>
            {t("footer.complaints")}
          </QuietLink>
          {link("conditions")}
          <QuietLink href={`${publicPath("conditions", language)}#withdrawal`}>
            {t("footer.withdrawal")}
          </QuietLink>
          {legal.map(link)}
        </FooterList>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("footer.rights", { legalName: brand.legalName })}
        {identity.length > 0 && <br />}
        {identity.join(" · ")}
      </Typography>
      <Box component="a" href={brand.phone.href} data-call-bar="" sx={callBar}>
        <CallIcon fontSize="small" />
        {t("callBar", { phone: nonBreaking(brand.phone.display) })}
      </Box>
    </SiteSection>
  );
}

/**
 * Calls from any place of the page, on phones. It gives way while a form has the focus, and to the
 * text in a low window. It returns only after a moment: otherwise it would come between the press
 * and the release of a button below it. SiteRoot keeps what has the focus above it.
 */
const callBar = {
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  display: { xs: "flex", sm: "none" },
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  minHeight: 52,
  px: 2,
  textAlign: "center",
  fontWeight: 600,
  textDecoration: "none",
  color: "secondary.contrastText",
  backgroundColor: "secondary.main",
  transition: "transform 0.2s 0.5s",
  "body:has(form :focus) &": { transform: "translateY(100%)", transitionDelay: "0s" },
  "@media (max-height: 480px)": { position: "static" },
  "@media print": { display: "none" },
} as const;

/** On phones below the other lists, in two columns of its own. */
const wholeRow = {
  gridColumn: { xs: "1 / -1", md: "auto" },
  "& ul": { columns: "140px" },
};

const identity = [facts.address, facts.license, facts.supervisor?.name].filter(
  (fact) => fact !== undefined,
);

const offers = [
  "home",
  "price",
  "individuals",
  "businesses",
  "embedded",
  "partners",
  "doctors",
  "glossary",
] as const;
const legal = ["privacy", "terms", "accessibility"] as const;

interface FooterListProps {
  title: string;
  /** Whether to include it in print, where only content that is useful without a link remains. */
  printed?: boolean;
  styles?: SystemStyleObject;
  children: ReactNode;
}

function FooterList({ title, printed = false, styles, children }: FooterListProps) {
  return (
    <Box sx={{ ...styles, ...(!printed && { "@media print": { display: "none" } }) }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {children}
      </Box>
    </Box>
  );
}
