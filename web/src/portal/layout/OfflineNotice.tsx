import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useOwnUser } from "../../features/users/useOwnUser.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useOnline } from "../../ui/useOnline.ts";

/**
 * Says on any page that there is no connection. Without a network, at once; if only the database
 * doesn't answer, after a while, because most interruptions are shorter.
 */
export function OfflineNotice({ uid }: { uid: string }) {
  const { t } = useTranslation("portal");
  const own = useOwnUser(uid);
  const isAnswered = own.status !== "content" || own.value.fresh;
  const isSlow = useLasting(!isAnswered);
  const isOnline = useOnline();
  if (isOnline && !isSlow) return null;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice severity="warning">{t("offline")}</Notice>
    </Box>
  );
}

/** True once a condition has lasted five seconds. */
function useLasting(condition: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(condition), condition ? lastingMs : 0);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && lasting;
}

const lastingMs = 5_000;
