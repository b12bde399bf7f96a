import AssistantIcon from "@mui/icons-material/AssistantOutlined";
import CalendarIcon from "@mui/icons-material/CalendarMonthOutlined";
import EventIcon from "@mui/icons-material/EventOutlined";
import RecordIcon from "@mui/icons-material/FolderSharedOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import MessagesIcon from "@mui/icons-material/ForumOutlined";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import PlanIcon from "@mui/icons-material/HealthAndSafetyOutlined";
import ReportsIcon from "@mui/icons-material/InsertChartOutlined";
import PeopleIcon from "@mui/icons-material/ManageAccountsOutlined";
import PatientsIcon from "@mui/icons-material/MedicalInformationOutlined";
import LeadsIcon from "@mui/icons-material/PeopleOutlined";
import ProfileIcon from "@mui/icons-material/PersonOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import TasksIcon from "@mui/icons-material/TaskAltOutlined";
import SwitchesIcon from "@mui/icons-material/ToggleOnOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import { styled } from "@mui/material/styles";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import { adminPaths, medicalPaths, memberPaths, salesPaths } from "@salvia/domain/site/paths";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, NavLink, useLocation } from "react-router";

import { useIsOn } from "../../firebase/switches/SwitchesProvider.tsx";
import { SignCount } from "../signs/SignCount.tsx";
import { badgeText, useSigns } from "../signs/signs.ts";

/** The menu of a role's area. */
export function AreaNavigation({ role, onNavigate }: { role: Role; onNavigate: () => void }) {
  const { t } = useTranslation("portal");
  const hasAssistant = useIsOn("assistant");
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
  const items = itemsOf(role, t).filter(({ to }) => hasAssistant || to !== medicalPaths.assistant);
  return (
    <SideNavigation area={t(`areas.${role}`)} items={items} signs={signs} onNavigate={onNavigate} />
  );
}

function itemsOf(role: Role, t: TFunction<"portal">): NavigationItem[] {
  if (role === "sales") {
    return [
      { to: salesPaths.home, label: t("nav.dashboard"), icon: <DashboardIcon /> },
      { to: salesPaths.leads, label: t("nav.leads"), icon: <LeadsIcon /> },
      { to: salesPaths.reports, label: t("nav.reports"), icon: <ReportsIcon /> },
      { to: salesPaths.settings, label: t("nav.settings"), icon: <SettingsIcon /> },
    ];
  }
  if (role === "medical") {
    return [
      { to: medicalPaths.home, label: t("nav.dashboard"), icon: <DashboardIcon /> },
      { to: medicalPaths.calendar, label: t("nav.calendar"), icon: <CalendarIcon /> },
      { to: medicalPaths.messages, label: t("nav.messages"), icon: <MessagesIcon /> },
      { to: medicalPaths.tasks, label: t("nav.tasks"), icon: <TasksIcon /> },
      { to: medicalPaths.assistant, label: t("nav.assistant"), icon: <AssistantIcon /> },
      { to: medicalPaths.profile, label: t("nav.profile"), icon: <ProfileIcon /> },
    ];
  }
  if (role === "admin") {
    return [
      { to: adminPaths.home, label: t("nav.home"), icon: <HomeIcon /> },
      { to: adminPaths.leads, label: t("nav.leads"), icon: <LeadsIcon /> },
      { to: adminPaths.people, label: t("nav.people"), icon: <PeopleIcon /> },
      { to: adminPaths.patients, label: t("nav.patients"), icon: <PatientsIcon /> },
      { to: adminPaths.audit, label: t("nav.audit"), icon: <AuditIcon /> },
      { to: adminPaths.switches, label: t("nav.switches"), icon: <SwitchesIcon /> },
    ];
  }
  if (role === "member") {
    return [
      { to: memberPaths.home, label: t("nav.home"), icon: <HomeIcon /> },
      { to: memberPaths.appointments, label: t("nav.appointments"), icon: <EventIcon /> },
      { to: memberPaths.messages, label: t("nav.messages"), icon: <MessagesIcon /> },
      { to: memberPaths.plan, label: t("nav.plan"), icon: <PlanIcon /> },
      { to: memberPaths.record, label: t("nav.record"), icon: <RecordIcon /> },
    ];
  }
  return [{ to: homePathOf(role), label: t("nav.home"), icon: <HomeIcon /> }];
}

type NavigationItem = { to: string; label: string; icon: ReactNode };

/** What needs attention on a page, in a number and in words. */
type Sign = { count: number; text: string };

/** Signs by the path of their page. */
type Signs = Readonly<Partial<Record<string, Sign>>>;

type SideNavigationProps = {
  area: string;
  /** The area's start page comes first. */
  items: readonly NavigationItem[];
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

type NavigationLinkProps = NavigationItem & {
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
        {label}
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
  "& a > span": { marginLeft: "auto" },
  "& a svg": { fontSize: 20, color: theme.vars.palette.text.secondary },
  "& a:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& a[aria-current]": {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.tint,
    "& svg": { color: theme.vars.palette.primary.main },
  },
}));
