import { homePath } from "@salvia/domain/paths";
import { homePathOf, type Role } from "@salvia/domain/roles";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NotificationBell } from "../../features/notifications/NotificationBell.tsx";
import { OwnDeviceWatch } from "../../features/ownDevice/OwnDeviceWatch.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth } from "../../session/useAuth.ts";
import { AreaNavigation } from "./AreaNavigation.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";
import { nothingUnsent, type Unsent } from "./unsent.ts";

type PortalLayoutProps = {
  /** Whose area's menu is shown; whoever has no role has none, and the home page to go back to. */
  role: Role | null;
  unsent?: Unsent;
  /** What tells of things that wait to be sent, where there may be some. */
  outbox?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: a bar above, the menu beside; on small screens the menu slides in. */
export function PortalLayout(props: PortalLayoutProps) {
  const { role, unsent = nothingUnsent, outbox = null, children } = props;
  const { t } = useTranslation("portal");
  const { language } = useLanguage();
  const { user } = useAuth();
  const wide = useMediaQuery(useTheme().breakpoints.up("lg"), { noSsr: true });
  const [menuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  const home = role === null ? homePath(language) : homePathOf(role);
  const navigation = role === null ? null : <AreaNavigation role={role} onNavigate={close} />;
  const opensMenu = navigation !== null && !wide;
  return (
    <>
      <SkipLink target={contentId} />
      <OwnDeviceWatch />
      <TopBar
        home={home}
        unsent={unsent}
        outbox={outbox}
        bell={role === "sales" && user !== null ? <NotificationBell uid={user.uid} /> : null}
        onOpenMenu={opensMenu ? () => setMenuOpen(true) : null}
      />
      <Box sx={{ display: "flex", alignItems: "flex-start" }}>
        {navigation === null ? null : wide ? (
          <Box sx={{ width: 232, flexShrink: 0, position: "sticky", top: 64 }}>{navigation}</Box>
        ) : (
          <Drawer
            open={menuOpen}
            onClose={close}
            slotProps={{ paper: { "aria-label": t("nav.label"), sx: { width: 272 } } }}
          >
            {navigation}
          </Drawer>
        )}
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            padding: { xs: 2, sm: 3, lg: 4 },
            paddingLeft: { lg: 2 },
            // Room for a message at the foot of the screen.
            paddingBottom: 10,
            "&:focus": { outline: "none" },
          }}
        >
          {children}
        </Box>
      </Box>
    </>
  );
}

const contentId = "content";
