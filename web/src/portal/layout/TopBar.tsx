import MenuIcon from "@mui/icons-material/Menu";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { isHomeOrLogin } from "@salvia/domain/site/paths";
import { brand } from "@salvia/domain/site/brand";
import { fetchAwaited } from "../../ui/later.ts";
import { LanguageMenu } from "../../ui/fields/LanguageMenu.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { ThemeMenu } from "../../ui/fields/ThemeMenu.tsx";
import { useIsPhone } from "../../ui/useIsPhone.ts";
import { SignCount } from "../signs/SignCount.tsx";
import { badgeText, signCount, useSigns } from "../signs/signs.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import type { PendingChanges } from "./pendingChanges.ts";

type TopBarProps = {
  home: string;
  unsent: PendingChanges;
  /** Indicator of unsent changes, for areas that have them. */
  outbox: ReactNode;
  /** Opens the search; null for users without one. */
  search: ReactNode;
  /** The notification bell; null for users without notifications. */
  bell: ReactNode;
  /** Opens the menu; null if it is always visible. */
  onOpenMenu: (() => void) | null;
};

/** The bar above every page, with the current area and the user's account. */
export function TopBar({ home, unsent, outbox, search, bell, onOpenMenu }: TopBarProps) {
  const isPhone = useIsPhone();
  return (
    <Box
      component="header"
      // Loads the flyouts when the user approaches the bar, in case they are not prefetched yet.
      onPointerEnter={fetchAwaited}
      onFocus={fetchAwaited}
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        display: "flex",
        alignItems: "center",
        gap: { xs: 0, sm: 1 },
        // Eight buttons fit on 320 pixels: a salesperson's during an import, with unsent changes.
        "@media (max-width: 359.95px)": { "& > button": { padding: "5px" } },
        height: 64,
        paddingInline: { xs: 0.5, sm: 3 },
        backgroundColor: "background.default",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {onOpenMenu === null ? null : <MenuButton onOpen={onOpenMenu} />}
      <Box
        component={Link}
        to={home}
        // The home page is a separate document.
        reloadDocument={isHomeOrLogin(home)}
        aria-label={brand.name}
        sx={{ display: "flex", alignItems: "center", minHeight: 44, textDecoration: "none" }}
      >
        <Logo markOnly={isPhone} />
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      {outbox}
      {search}
      {bell}
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu unsent={unsent} />
    </Box>
  );
}

/** Opens the menu on small screens, and shows what it would show. */
function MenuButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("portal");
  const all = useSigns();
  const { waiting, requests, messages } = all;
  const count = signCount(all);
  const signs = [
    ...(waiting > 0 ? [t("signs.waiting", { count: waiting })] : []),
    ...(requests > 0
      ? [t("signs.requests", { count: requests, amount: badgeText(requests) })]
      : []),
    ...(messages > 0
      ? [t("signs.messages", { count: messages, amount: badgeText(messages) })]
      : []),
  ];
  return (
    <IconButton aria-label={[t("nav.open"), ...signs].join(", ")} onClick={onOpen}>
      <MenuIcon />
      {count === 0 ? null : (
        <Box sx={{ position: "absolute", top: -2, left: 22, lineHeight: 0, zoom: 0.8 }}>
          <SignCount count={count} />
        </Box>
      )}
    </IconButton>
  );
}
