import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { Refusal } from "../writes/refusal.data.ts";

/** Says why a step was not saved. */
export function StepRefusal({ refusal }: { refusal: Refusal | null }) {
  const { t } = useTranslation("nextStep");
  const failureText = useFailureText();
  if (refusal === null) return null;
  return (
    <Notice severity="error">
      {refusal.kind === "failed" ? failureText(refusal.failure) : t(`refused.${refusal.kind}`)}
    </Notice>
  );
}
