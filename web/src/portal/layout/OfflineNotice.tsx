import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { useOwnUser } from "../../features/users/useOwnUser.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useLasting } from "../../ui/time/useLasting.ts";
import { useOnline } from "../../ui/useOnline.ts";

/**
 * Says on any page that there is no connection. Without a network, at once; if only the database
 * doesn't answer, after a while, because most interruptions are shorter.
 */
export function OfflineNotice({ uid }: { uid: string }) {
  const { t } = useTranslation("portal");
  const own = useOwnUser(uid);
  const isAnswered = own.status !== "content" || own.value.fresh;
  const isSlow = useLasting(!isAnswered, lastingMs);
  const isOnline = useOnline();
  if (isOnline && !isSlow) return null;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice severity="warning">{t("offline")}</Notice>
    </Box>
  );
}

const lastingMs = 5_000;
