import HomeIcon from "@mui/icons-material/HomeOutlined";
import AssistantIcon from "@mui/icons-material/AssistantOutlined";
import CalendarIcon from "@mui/icons-material/CalendarMonthOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import ReportsIcon from "@mui/icons-material/InsertChartOutlined";
import PeopleIcon from "@mui/icons-material/ManageAccountsOutlined";
import LeadsIcon from "@mui/icons-material/PeopleOutlined";
import ProfileIcon from "@mui/icons-material/PersonOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import TasksIcon from "@mui/icons-material/TaskAltOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import { adminPaths, medicalPaths, salesPaths } from "@salvia/domain/site/paths";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import { SideNavigation } from "./SideNavigation.tsx";

/** The menu of a role's area. */
export function AreaNavigation({ role, onNavigate }: { role: Role; onNavigate: () => void }) {
  const { t } = useTranslation("portal");
  return (
    <SideNavigation area={t(`areas.${role}`)} items={itemsOf(role, t)} onNavigate={onNavigate} />
  );
}

function itemsOf(role: Role, t: TFunction<"portal">) {
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
      { to: adminPaths.audit, label: t("nav.audit"), icon: <AuditIcon /> },
    ];
  }
  return [{ to: homePathOf(role), label: t("nav.home"), icon: <HomeIcon /> }];
}
