import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, NavLink, useLocation } from "react-router";

type NavigationItem = { to: string; label: string; icon: ReactNode };

type SideNavigationProps = {
  area: string;
  /** The area's start page comes first. */
  items: readonly NavigationItem[];
  onNavigate: () => void;
};

/** The links to an area's pages. */
export function SideNavigation({ area, items, onNavigate }: SideNavigationProps) {
  const { t } = useTranslation("portal");
  const { pathname } = useLocation();
  return (
    <Navigation aria-label={t("nav.label")}>
      <p>{area}</p>
      <ul>
        {items.map(({ to, label, icon }, index) => (
          <li key={to}>
            {/* Every page is below the start page, so `end` limits that link to an exact match.
                The other links also match the pages below them, marked as the current location,
                not as the current page. */}
            <NavLink
              to={to}
              end={index === 0}
              aria-current={matchPath(to, pathname) === null ? "true" : "page"}
              onClick={onNavigate}
            >
              {icon}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </Navigation>
  );
}

const Navigation = styled("nav")(({ theme }) => ({
  padding: "24px 16px",
  "& p": {
    margin: "0 12px 8px",
    fontSize: "0.8125rem",
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  "& ul": { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 2 },
  "& a": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 44,
    padding: "0 12px",
    borderRadius: 8,
    fontSize: "0.9375rem",
    fontWeight: 550,
    textDecoration: "none",
    color: theme.vars.palette.text.primary,
  },
  "& a svg": { fontSize: 20, color: theme.vars.palette.text.secondary },
  "& a:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& a[aria-current]": {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.tint,
    "& svg": { color: theme.vars.palette.primary.main },
  },
}));
