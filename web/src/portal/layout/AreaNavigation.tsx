import HomeIcon from "@mui/icons-material/HomeOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import ReportsIcon from "@mui/icons-material/InsertChartOutlined";
import PeopleIcon from "@mui/icons-material/ManageAccountsOutlined";
import LeadsIcon from "@mui/icons-material/PeopleOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import { adminPaths, salesPaths } from "@salvia/domain/paths";
import { homePathOf, type Role } from "@salvia/domain/roles";
import { useTranslation } from "react-i18next";

import { SideNavigation } from "./SideNavigation.tsx";

/** The menu of a role's area. */
export function AreaNavigation({ role, onNavigate }: { role: Role; onNavigate: () => void }) {
  const { t } = useTranslation("portal");
  const items =
    role === "sales"
      ? [
          { to: salesPaths.home, label: t("nav.dashboard"), icon: <DashboardIcon /> },
          { to: salesPaths.leads, label: t("nav.leads"), icon: <LeadsIcon /> },
          { to: salesPaths.reports, label: t("nav.reports"), icon: <ReportsIcon /> },
          { to: salesPaths.settings, label: t("nav.settings"), icon: <SettingsIcon /> },
        ]
      : role === "admin"
        ? [
            { to: adminPaths.home, label: t("nav.home"), icon: <HomeIcon /> },
            { to: adminPaths.leads, label: t("nav.leads"), icon: <LeadsIcon /> },
            { to: adminPaths.people, label: t("nav.people"), icon: <PeopleIcon /> },
            { to: adminPaths.audit, label: t("nav.audit"), icon: <AuditIcon /> },
          ]
        : [{ to: homePathOf(role), label: t("nav.home"), icon: <HomeIcon /> }];
  return <SideNavigation area={t(`areas.${role}`)} items={items} onNavigate={onNavigate} />;
}
