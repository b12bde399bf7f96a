import Box from "@mui/material/Box";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { parkDrafts } from "../../ui/drafts.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { isNewerServed, onNewerServed, watchServedVersion } from "./servedVersion.ts";

/**
 * Offers to reload the document when the site serves a newer version. However the user reloads,
 * forms without health data return with their text; the browser asks before it drops anything else.
 */
export function NewVersionNotice() {
  const { t } = useTranslation("portal");
  const isNewer = useSyncExternalStore(onNewerServed, isNewerServed);
  useEffect(() => watchServedVersion(), []);
  useEffect(() => {
    if (!isNewer) return undefined;
    window.addEventListener("pagehide", parkDrafts);
    return () => window.removeEventListener("pagehide", parkDrafts);
  }, [isNewer]);
  if (!isNewer) return null;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice
        severity="info"
        action={
          <Button color="inherit" onClick={() => location.reload()}>
            {t("newVersion.reload")}
          </Button>
        }
      >
        {t("newVersion.body")}
      </Notice>
    </Box>
  );
}
