import HomeIcon from "@mui/icons-material/HomeOutlined";
import ReportsIcon from "@mui/icons-material/InsertChartOutlined";
import LeadsIcon from "@mui/icons-material/PeopleOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import { homePathOf, type Role } from "@salvia/domain/roles";
import { useTranslation } from "react-i18next";

import { paths } from "../paths.ts";
import { SideNavigation } from "./SideNavigation.tsx";

/** The menu of a role's area. */
export function AreaNavigation({ role, onNavigate }: { role: Role; onNavigate: () => void }) {
  const { t } = useTranslation("portal");
  const items =
    role === "sales"
      ? [
          { to: paths.sales, label: t("nav.dashboard"), icon: <DashboardIcon /> },
          { to: paths.salesLeads, label: t("nav.leads"), icon: <LeadsIcon /> },
          { to: paths.salesReports, label: t("nav.reports"), icon: <ReportsIcon /> },
          { to: paths.salesSettings, label: t("nav.settings"), icon: <SettingsIcon /> },
        ]
      : [{ to: homePathOf(role), label: t("nav.home"), icon: <HomeIcon /> }];
  return <SideNavigation area={t(`areas.${role}`)} items={items} onNavigate={onNavigate} />;
}
