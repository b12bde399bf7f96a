import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { badgeText, signCount, useSigns } from "../signs/signs.ts";

type PageProps = {
  /** The page's name, used in the document's title; it must not contain personal data. */
  title: string;
  /** The text of the heading, if it differs from the page's name. */
  heading?: string;
  /** A sentence below the heading. */
  lead?: string;
  /** Content above the heading, such as a back link. */
  above?: ReactNode;
  /** Content beside the heading, such as tabs. */
  beside?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  children: ReactNode;
};

/** A page of the portal. It focuses its heading after navigation by a link. */
export function Page({ title, heading = title, lead, above, beside, action, children }: PageProps) {
  const { t } = useTranslation("portal");
  const count = signCount(useSigns());
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { xs: 1.5, sm: 2 } }}>
      <title>
        {count === 0
          ? t("pageTitle", { page: title })
          : t("signs.pageTitle", { amount: badgeText(count), page: title })}
      </title>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          columnGap: 2,
          rowGap: beside === undefined ? 2 : { xs: 0.5, sm: 2 },
          alignItems: "center",
          minHeight: 44,
        }}
      >
        <Box sx={{ flexGrow: beside === undefined ? 1 : { xs: 1, sm: 0 } }}>
          {above}
          <PageHeading>{heading}</PageHeading>
          {lead === undefined ? null : (
            <Typography sx={{ color: "text.secondary", marginTop: 0.5 }}>{lead}</Typography>
          )}
        </Box>
        {beside === undefined ? null : (
          // On a phone, they have the line below the actions.
          <Box sx={{ flexGrow: 1, flexBasis: { xs: "100%", sm: "auto" }, order: { xs: 1, sm: 0 } }}>
            {beside}
          </Box>
        )}
        {action}
      </Box>
      {children}
    </Box>
  );
}

function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser itself announces the first page of a document.
  const byLink = useLocation().key !== "default";
  const back = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!byLink) return;
    // After Back, the page itself may restore the user's position.
    if (!back) window.scrollTo(0, 0);
    else if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount only
  }, []);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ "&:focus": { outline: "none" } }}>
      {children}
    </Typography>
  );
}

type PageSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A section of a page with its own heading and a link to more. */
export function PageSection({ title, action, children }: PageSectionProps) {
  return (
    <Box
      component="section"
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          minHeight: 44,
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
