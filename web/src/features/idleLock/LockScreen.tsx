import LockIcon from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { isOwnDevice } from "../../lib/ownDevice.ts";
import { idleMinutesOf } from "../../session/idleTime.ts";
import type { SessionUser } from "../../session/sessionUser.ts";
import { Loading } from "../../ui/status/Loading.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { useSession } from "../../session/useAuth.ts";
import { loadSecondFactor } from "../../secondFactor/loadSecondFactor.ts";
import { SecondFactorGate } from "../../secondFactor/SecondFactorGate.tsx";
import { UnlockForm } from "./UnlockForm.tsx";

/**
 * The only view of a locked document: whose it is, and how they unlock it. The document stays
 * loaded, so that what the user was typing is kept.
 */
export function LockScreen({ user }: { user: SessionUser }) {
  return (
    <NamespaceLoader namespaces={["idleLock"]} fallback={<Loading />}>
      <Locked user={user} />
    </NamespaceLoader>
  );
}

function Locked({ user }: { user: SessionUser }) {
  const { t } = useTranslation(["idleLock", "portal"]);
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const minutes = idleMinutesOf(user.role, isOwnDevice(user.uid));
  const name = user.displayName ?? user.email ?? user.phone ?? t("portal:account.unnamed");
  return (
    <Box component="main" sx={{ display: "grid", justifyItems: "center", padding: 2, gap: 3 }}>
      <title>{t("portal:pageTitle", { page: t("locked.title") })}</title>
      <Box sx={{ marginTop: { xs: 3, sm: 8 } }}>
        <Logo />
      </Box>
      <Paper
        variant="outlined"
        sx={{
          borderRadius: "12px",
          padding: { xs: 2.5, sm: 4 },
          width: "100%",
          maxWidth: 440,
          display: "grid",
          gap: 2.5,
        }}
      >
        <Box sx={{ display: "grid", gap: 1 }}>
          <LockIcon color="primary" sx={{ fontSize: 32 }} />
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h1"
            sx={{ "&:focus": { outline: "none" } }}
          >
            {t("locked.title")}
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>
            {minutes < 60
              ? t("locked.body", { minutes })
              : t("locked.bodyHours", { hours: minutes / 60 })}
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        </Box>
        <UnlockForm user={user} />
        <SecondFactorGate session={session} textMessages={false} load={loadSecondFactor} />
      </Paper>
    </Box>
  );
}
