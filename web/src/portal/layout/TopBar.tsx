import MenuIcon from "@mui/icons-material/Menu";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { isHomeOrLogin } from "@salvia/domain/site/paths";
import { brand } from "@salvia/domain/site/brand";
import { fetchAwaited } from "../../ui/later.ts";
import { LanguageMenu } from "../../ui/LanguageMenu.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { ThemeMenu } from "../../ui/ThemeMenu.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import type { PendingChanges } from "./pendingChanges.ts";

type TopBarProps = {
  home: string;
  unsent: PendingChanges;
  /** What tells of things that wait to be sent, where there may be some. */
  outbox: ReactNode;
  /** What tells of news; null for those who are told none. */
  bell: ReactNode;
  /** Opens the menu; null where it is always there. */
  onOpenMenu: (() => void) | null;
};

/** The bar above every page: where one is, and who one is. */
export function TopBar({ home, unsent, outbox, bell, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation("portal");
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  return (
    <Box
      component="header"
      // Most of what its buttons open comes later: now, where nobody has waited long enough.
      onPointerEnter={fetchAwaited}
      onFocus={fetchAwaited}
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        display: "flex",
        alignItems: "center",
        gap: { xs: 0.5, sm: 1 },
        height: 64,
        paddingInline: { xs: 1, sm: 3 },
        backgroundColor: "background.default",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {onOpenMenu === null ? null : (
        <IconButton aria-label={t("nav.open")} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Box
        component={Link}
        to={home}
        // The home page is a document of its own.
        reloadDocument={isHomeOrLogin(home)}
        aria-label={brand.name}
        sx={{ display: "flex", alignItems: "center", minHeight: 44, textDecoration: "none" }}
      >
        <Logo markOnly={narrow} />
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      {outbox}
      {bell}
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu unsent={unsent} />
    </Box>
  );
}
