import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useFailureText } from "../../ui/useFailureText.ts";

/** What could not be loaded says why, and can be asked for again. It leaves the focus where it is. */
export function LoadProblem({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation("account");
  const failureText = useFailureText();
  return (
    <>
      <Notice severity="error">{failureText(failure)}</Notice>
      <div>
        <Button variant="outlined" onClick={onRetry}>
          {t("retry")}
        </Button>
      </div>
    </>
  );
}
