import AssistantIcon from "@mui/icons-material/AssistantOutlined";
import AssignmentIcon from "@mui/icons-material/AssignmentIndOutlined";
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
import ClinicianIcon from "@mui/icons-material/PersonSearchOutlined";
import ProfileIcon from "@mui/icons-material/PersonOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import TasksIcon from "@mui/icons-material/TaskAltOutlined";
import SwitchesIcon from "@mui/icons-material/ToggleOnOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import { adminPaths, medicalPaths, memberPaths, salesPaths } from "@salvia/domain/site/paths";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useIsOn } from "../../firebase/switches/SwitchesProvider.tsx";

export type AreaPage = { to: string; label: string; icon: ReactNode };

/** The pages in the menu of a role's area, without those that are turned off. */
export function useAreaPages(role: Role): readonly AreaPage[] {
  const { t } = useTranslation("portal");
  const hasAssistant = useIsOn("assistant");
  return pagesOf(role, t).filter(({ to }) => hasAssistant || to !== medicalPaths.assistant);
}

function pagesOf(role: Role, t: TFunction<"portal">): AreaPage[] {
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
      { to: adminPaths.assignment, label: t("nav.assignment"), icon: <AssignmentIcon /> },
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
      { to: memberPaths.clinicians, label: t("nav.clinicians"), icon: <ClinicianIcon /> },
      { to: memberPaths.plan, label: t("nav.plan"), icon: <PlanIcon /> },
      { to: memberPaths.record, label: t("nav.record"), icon: <RecordIcon /> },
    ];
  }
  return [{ to: homePathOf(role), label: t("nav.home"), icon: <HomeIcon /> }];
}
