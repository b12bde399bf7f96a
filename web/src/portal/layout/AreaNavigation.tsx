import { styled } from "@mui/material/styles";
import type { Role } from "@salvia/domain/account/role";
import { medicalPaths, memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { matchPath, NavLink, useLocation } from "react-router";

import { SignCount } from "../signs/SignCount.tsx";
import { badgeText, useSigns } from "../signs/signs.ts";
import { useAreaPages, type AreaPage } from "./areaPages.tsx";

/** The menu of a role's area. */
export function AreaNavigation({ role, onNavigate }: { role: Role; onNavigate: () => void }) {
  const { t } = useTranslation("portal");
  const { waiting, requests, messages } = useSigns();
  const signs: Signs = {
    ...(waiting > 0 && {
      [medicalPaths.home]: { count: waiting, text: t("signs.waiting", { count: waiting }) },
    }),
    ...(requests > 0 && {
      [medicalPaths.calendar]: {
        count: requests,
        text: t("signs.requests", { count: requests, amount: badgeText(requests) }),
      },
    }),
    ...(messages > 0 && {
      [role === "medical" ? medicalPaths.messages : memberPaths.messages]: {
        count: messages,
        text: t("signs.messages", { count: messages, amount: badgeText(messages) }),
      },
    }),
  };
  const items = useAreaPages(role);
  return (
    <SideNavigation area={t(`areas.${role}`)} items={items} signs={signs} onNavigate={onNavigate} />
  );
}

/** What needs attention on a page, in a number and in words. */
type Sign = { count: number; text: string };

/** Signs by the path of their page. */
type Signs = Readonly<Partial<Record<string, Sign>>>;

type SideNavigationProps = {
  area: string;
  /** The area's start page comes first. */
  items: readonly AreaPage[];
  signs: Signs;
  onNavigate: () => void;
};

/** The links to an area's pages. */
function SideNavigation({ area, items, signs, onNavigate }: SideNavigationProps) {
  const { t } = useTranslation("portal");
  return (
    <Navigation aria-label={t("nav.label")}>
      <p>{area}</p>
      <ul>
        {items.map((item, index) => (
          <NavigationLink
            key={item.to}
            {...item}
            sign={signs[item.to] ?? null}
            // Every page is below the start page, so `end` limits that link to an exact match. The
            // other links also match the pages below them, marked as the current location, not as
            // the current page.
            end={index === 0}
            onClick={onNavigate}
          />
        ))}
      </ul>
    </Navigation>
  );
}

type NavigationLinkProps = AreaPage & {
  sign: Sign | null;
  end: boolean;
  onClick: () => void;
};

function NavigationLink({ to, label, icon, sign, end, onClick }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink
        to={to}
        end={end}
        aria-current={matchPath(to, pathname) === null ? "true" : "page"}
        aria-label={sign === null ? undefined : `${label}, ${sign.text}`}
        onClick={onClick}
      >
        {icon}
        <span>{label}</span>
        {sign === null ? null : <SignCount count={sign.count} />}
      </NavLink>
    </li>
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
  "& a > span + span": { marginLeft: "auto" },
  "& a svg": { fontSize: 20, color: theme.vars.palette.text.secondary },
  "& a:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& a[aria-current]": {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.tint,
    "& svg": { color: theme.vars.palette.primary.main },
  },
}));
