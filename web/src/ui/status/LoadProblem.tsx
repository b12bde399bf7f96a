import { useTranslation } from "react-i18next";

import { Button } from "../Button.tsx";
import { Notice } from "./Notice.tsx";
import { useFailureText } from "./useFailureText.ts";

type LoadProblemProps = {
  failure: Parameters<ReturnType<typeof useFailureText>>[0];
  onRetry: () => void;
};

/** Explains why content failed to load and offers a retry. It does not move the focus. */
export function LoadProblem({ failure, onRetry }: LoadProblemProps) {
  const { t } = useTranslation();
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
