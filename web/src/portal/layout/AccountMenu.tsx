import SignOutIcon from "@mui/icons-material/LogoutOutlined";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { accountPath } from "@salvia/domain/paths";
import { Link } from "react-router";

import { useAuth } from "../../session/useAuth.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { draftCount } from "../../ui/drafts.ts";
import { Flyout } from "../../ui/Flyout.tsx";
import { initialsOf } from "../../lib/initials.ts";
import type { Unsent } from "./unsent.ts";

/**
 * Who is signed in, their account, and the way out: with a question first where it would lose something.
 */
export function AccountMenu({ unsent }: { unsent: Unsent }) {
  const { t } = useTranslation("portal");
  const auth = useAuth();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** How much leaving would lose, once it has been asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const open = anchor !== null;
  const email = auth.user?.email ?? null;
  const name = auth.user?.displayName ?? email ?? t("account.unnamed");

  function leave() {
    setAsking(null);
    setLeaving(true);
    void auth.signOut();
  }

  return (
    <>
      <IconButton
        aria-label={t("account.open", { name })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {/* A picture of the name, not text: the button's name says it in full. */}
        <Avatar sx={{ width: 32, height: 32, fontSize: 14, bgcolor: "primary.main" }}>
          <Box component="span" data-initials={initialsOf(name)} sx={initialsStyle} />
        </Avatar>
      </IconButton>
      <Flyout
        id={id}
        label={t("account.title")}
        anchor={anchor}
        onClose={() => setAnchor(null)}
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
          onClick={() => setAnchor(null)}
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
            setAnchor(null);
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
        stay={t("leaving.stay")}
        leave={t("leaving.leave")}
        onStay={() => setAsking(null)}
        onLeave={() => {
          unsent.giveUp();
          leave();
        }}
      />
    </>
  );
}

const initialsStyle = {
  "&::before": { content: "attr(data-initials)" },
} as const;
