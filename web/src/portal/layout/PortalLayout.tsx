import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SideNavigation, type NavigationItem } from "./SideNavigation.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";

type PortalLayoutProps = {
  /** The area's name. */
  area: string;
  /** The area's first page. */
  home: string;
  items: readonly NavigationItem[];
  /** How many things a sign-out would lose. */
  unsent?: number;
  children: ReactNode;
};

/** The frame of every page: a bar above, the menu beside; on small screens the menu slides in. */
export function PortalLayout({ area, home, items, unsent = 0, children }: PortalLayoutProps) {
  const { t } = useTranslation("portal");
  const wide = useMediaQuery(useTheme().breakpoints.up("lg"), { noSsr: true });
  const [menuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  const navigation = <SideNavigation area={area} items={items} onNavigate={close} />;
  return (
    <>
      <SkipLink target={contentId} />
      <TopBar home={home} unsent={unsent} onOpenMenu={wide ? null : () => setMenuOpen(true)} />
      <Box sx={{ display: "flex", alignItems: "flex-start" }}>
        {wide ? (
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
