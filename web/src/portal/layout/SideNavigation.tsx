import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";

type NavigationItem = { to: string; label: string; icon: ReactNode };

type SideNavigationProps = {
  area: string;
  items: readonly NavigationItem[];
  onNavigate: () => void;
};

/** The pages of an area. */
export function SideNavigation({ area, items, onNavigate }: SideNavigationProps) {
  const { t } = useTranslation("portal");
  return (
    <Navigation aria-label={t("nav.label")}>
      <p>{area}</p>
      <ul>
        {items.map(({ to, label, icon }) => (
          <li key={to}>
            {/* Without `end` the first page would count as current on all pages below it. */}
            <NavLink to={to} end onClick={onNavigate}>
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
  "& a[aria-current=page]": {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.tint,
    "& svg": { color: theme.vars.palette.primary.main },
  },
}));
