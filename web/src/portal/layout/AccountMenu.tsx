import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { initialsOf } from "../../lib/initials.ts";
import { useAuth } from "../../session/useAuth.ts";
import { later } from "../../ui/later.ts";
import type { PendingChanges } from "./pendingChanges.ts";

/** Shows the signed-in user, with links to their account and to sign out. */
export function AccountMenu({ unsent }: { unsent: PendingChanges }) {
  const { t } = useTranslation("portal");
  const { user } = useAuth();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const open = anchor !== null;
  const email = user?.email ?? null;
  const name = user?.displayName ?? email ?? t("account.unnamed");
  return (
    <>
      <IconButton
        aria-label={t("account.open", { name })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        {/* Initials rendered as decoration; the button's label contains the full name. */}
        <Avatar sx={{ width: 32, height: 32, fontSize: 14, bgcolor: "primary.main" }}>
          <Box component="span" data-initials={initialsOf(name)} sx={initialsStyle} />
        </Avatar>
      </IconButton>
      {used ? (
        <Suspense>
          <AccountFlyout {...{ id, anchor, name, email, unsent }} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

const AccountFlyout = later(async () => (await import("./overlays.tsx")).AccountFlyout);

const initialsStyle = {
  "&::before": { content: "attr(data-initials)" },
} as const;
