import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/Button.tsx";
import { Heading } from "./layout/Heading.tsx";
import { Notice } from "../ui/status/Notice.tsx";

/** Replaces a view of the login page whose way to sign in is off. */
export function SwitchedOffView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(["login", "errors"]);
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Heading title={t("viewFailed.heading")} />
      <Notice severity="info">{t("errors:switched-off")}</Notice>
      <Button variant="outlined" size="large" onClick={onBack}>
        {t("viewFailed.back")}
      </Button>
    </Box>
  );
}
