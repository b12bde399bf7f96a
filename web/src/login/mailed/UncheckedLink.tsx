import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { StepHeading } from "../layout/StepHeading.tsx";
import { StepProblem } from "./request/StepProblem.tsx";
import { useTitle } from "./useTitle.ts";

interface UncheckedLinkProps {
  failure: Failure;
  onAgain: () => void;
}

/** Shown when a link could not be checked because the network or the server is unavailable. */
export function UncheckedLink({ failure, onAgain }: UncheckedLinkProps) {
  const { t } = useTranslation("mailed");
  useTitle(t("link.failed.heading"));
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <StepHeading title={t("link.failed.heading")} />
      <StepProblem failure={failure} />
      <Button variant="contained" size="large" onClick={onAgain}>
        {t("link.tryAgain")}
      </Button>
    </Box>
  );
}
