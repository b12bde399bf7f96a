import SignOutIcon from "@mui/icons-material/LogoutOutlined";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import Drawer from "@mui/material/Drawer";
import Typography from "@mui/material/Typography";
import type { Role } from "@salvia/domain/account/role";
import { accountPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Breakable } from "../../ui/LinkedText.tsx";
import { Link } from "react-router";

import { Button } from "../../ui/Button.tsx";
import { Flyout, type FlyoutProps } from "../../ui/dialogs/Flyout.tsx";
import type { PendingChanges } from "./pendingChanges.ts";
import { AreaNavigation } from "./AreaNavigation.tsx";
import { useLeaving } from "./useLeaving.tsx";

// The overlays share a file and load later. Separately, each would need different parts of what
// every document loads, and the build would split that into just as many chunks.

type AccountFlyoutProps = Pick<FlyoutProps, "id" | "anchor" | "onClose"> & {
  name: string;
  email: string | null;
  unsent: PendingChanges;
};

/**
 * Shows the signed-in user with links to their account and to sign out, which asks for confirmation
 * if it would lose data.
 */
export function AccountFlyout({ id, anchor, onClose, name, email, unsent }: AccountFlyoutProps) {
  const { t } = useTranslation("portal");
  const { leave, isLeaving, question } = useLeaving(unsent);
  return (
    <>
      <Flyout
        {...{ id, anchor, onClose }}
        label={t("account.title")}
        sx={{ padding: 2, minWidth: 220 }}
      >
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {email === null || email === name ? null : (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <Breakable text={email} />
          </Typography>
        )}
        <Button
          fullWidth
          component={Link}
          to={accountPath}
          // Unsent changes are lost with the document, so a reload lets the browser ask first.
          reloadDocument={unsent.count > 0}
          startIcon={<AccountIcon />}
          sx={{ marginTop: 2 }}
          onClick={onClose}
        >
          {t("account.manage")}
        </Button>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<SignOutIcon />}
          disabled={isLeaving}
          sx={{ marginTop: 1 }}
          onClick={() => {
            onClose();
            leave();
          }}
        >
          {t(isLeaving ? "account.signingOut" : "account.signOut")}
        </Button>
      </Flyout>
      {question}
    </>
  );
}

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
