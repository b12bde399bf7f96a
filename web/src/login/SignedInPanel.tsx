import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SessionUser } from "../session/sessionUser.ts";
import { useAuth, useSession } from "../session/useAuth.ts";
import { BusyButton } from "../ui/BusyButton.tsx";

interface SignedInPanelProps {
  user: SessionUser;
  onContinue: (redirectPath: string | null) => void;
}

/**
 * Shown to a user who opens the login page while signed in. A mere visit must not redirect, so the
 * user chooses to continue or to sign out.
 */
export function SignedInPanel({ user, onContinue }: SignedInPanelProps) {
  const { t } = useTranslation("login");
  const { signOut } = useAuth();
  const session = useSession();
  const [busy, setBusy] = useState(false);

  async function goOn() {
    if (busy) return;
    setBusy(true);
    const result = await session.sync();
    if (result.ok) onContinue(result.redirectPath);
    else setBusy(false);
  }

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box>
        <Typography variant="h2" component="h1" sx={{ mb: 1 }}>
          {t("signedIn.heading")}
        </Typography>
        <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {t("signedIn.as", { name: user.displayName ?? user.email ?? user.phone ?? user.uid })}
        </Typography>
      </Box>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <BusyButton
          variant="contained"
          size="large"
          busy={busy}
          busyLabel={t("submitting")}
          onClick={() => void goOn()}
        >
          {t("signedIn.continue")}
        </BusyButton>
        <Button size="large" variant="outlined" onClick={() => void signOut()}>
          {t("signedIn.signOut")}
        </Button>
      </Box>
    </Box>
  );
}
