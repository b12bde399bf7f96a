import { useTranslation } from "react-i18next";

import { Button } from "../Button.tsx";
import { Notice } from "./Notice.tsx";
import { useFailureText } from "./useFailureText.ts";

type Failure = Parameters<ReturnType<typeof useFailureText>>[0];

type LoadProblemProps = {
  /** What loads, such as a live query: nothing is shown unless it failed. */
  of: { failure: Failure; retry: () => void } | { status: string; failure?: undefined };
};

/** Explains why content failed to load and offers a retry. It does not move the focus. */
export function LoadProblem({ of }: LoadProblemProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (of.failure === undefined) return null;
  return (
    <>
      <Notice severity="error">{failureText(of.failure)}</Notice>
      <div>
        <Button variant="outlined" onClick={of.retry}>
          {t("retry")}
        </Button>
      </div>
    </>
  );
}
