import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import type { Failure } from "../firebase/clientError.ts";
import { navigate } from "../lib/navigate.ts";
import { Button } from "../ui/Button.tsx";
import { Heading } from "./layout/Heading.tsx";
import { Notice } from "../ui/status/Notice.tsx";
import { useFailureText } from "../ui/status/useFailureText.ts";

/** Replaces a view whose script or texts failed to load. */
export function BrokenView({ failure, onBack }: { failure: Failure; onBack: () => void }) {
  const { t } = useTranslation("login");
  const failureText = useFailureText();
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Heading title={t("viewFailed.heading")} />
      <Notice severity="error">{failureText(failure)}</Notice>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          // The browser caches a failed script import; only a new document requests it again.
          onClick={() => navigate(location.pathname + location.search)}
        >
          {t("viewFailed.again")}
        </Button>
        <Button variant="outlined" size="large" onClick={onBack}>
          {t("viewFailed.back")}
        </Button>
      </Box>
    </Box>
  );
}
