import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Button } from "../Button.tsx";
import { Notice } from "./Notice.tsx";

/** The message of `AppCheckNotice`, which few users ever see. */
export function AppCheckBlocked() {
  return (
    <NamespaceLoader namespaces={["appCheck"]} persistent>
      <Message />
    </NamespaceLoader>
  );
}

function Message() {
  const { t } = useTranslation("appCheck");
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice
        severity="warning"
        action={
          <Button color="inherit" onClick={() => location.reload()}>
            {t("reload")}
          </Button>
        }
      >
        {t("blocked")}
      </Notice>
    </Box>
  );
}
