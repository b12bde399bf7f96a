import Drawer from "@mui/material/Drawer";
import type { Role } from "@salvia/domain/account/role";
import { useTranslation } from "react-i18next";

import { AreaNavigation } from "./AreaNavigation.tsx";

type NavigationDrawerProps = { role: Role; open: boolean; onClose: () => void };

/** The sliding menu of small screens. */
export function NavigationDrawer({ role, open, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation("portal");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { "aria-label": t("nav.label"), sx: { width: 272 } } }}
    >
      <AreaNavigation role={role} onNavigate={onClose} />
    </Drawer>
  );
}
