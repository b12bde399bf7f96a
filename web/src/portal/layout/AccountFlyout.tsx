import SignOutIcon from "@mui/icons-material/LogoutOutlined";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { accountPath } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useAuth } from "../../session/useAuth.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { draftCount } from "../../ui/drafts.ts";
import { Flyout, type FlyoutProps } from "../../ui/Flyout.tsx";
import type { PendingChanges } from "./pendingChanges.ts";

type AccountFlyoutProps = Pick<FlyoutProps, "id" | "anchor" | "onClose"> & {
  name: string;
  email: string | null;
  unsent: PendingChanges;
};

/**
 * Who is signed in, their account, and the way out: with a question first where it would lose something.
 */
export function AccountFlyout({ id, anchor, onClose, name, email, unsent }: AccountFlyoutProps) {
  const { t } = useTranslation("portal");
  const { signOut } = useAuth();
  /** How much leaving would lose, once it has been asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setAsking(null);
    setLeaving(true);
    void signOut();
  }

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
            {email}
          </Typography>
        )}
        <Button
          fullWidth
          component={Link}
          to={accountPath}
          // What is unsent belongs to the page that is left: the browser asks before it is lost.
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
          disabled={leaving}
          sx={{ marginTop: 1 }}
          onClick={() => {
            onClose();
            const lost = unsent.count + draftCount();
            if (lost > 0) setAsking(lost);
            else leave();
          }}
        >
          {t(leaving ? "account.signingOut" : "account.signOut")}
        </Button>
      </Flyout>
      <ConfirmDialog
        open={asking !== null}
        title={t("leaving.title")}
        body={t("leaving.body", { count: asking ?? 0 })}
        cancelLabel={t("leaving.stay")}
        confirmLabel={t("leaving.leave")}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          unsent.giveUp();
          leave();
        }}
      />
    </>
  );
}
