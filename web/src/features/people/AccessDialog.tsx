import type { AccessChange, Account } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { QuestionDialog } from "../../ui/QuestionDialog.tsx";
import { accessQuestion } from "./accessQuestion.ts";

type AccessDialogProps = {
  account: Account;
  change: AccessChange;
  onStay: () => void;
  onProceed: () => void;
};

/** Says what a change of access means for the person, and asks whether it is to be. */
export function AccessDialog({
  account,
  change,
  onStay: onCancel,
  onProceed: onConfirm,
}: AccessDialogProps) {
  const { t } = useTranslation("people");
  const { title, body, action, risky } = accessQuestion(account, change, t);
  const cancelLabel = t("change.stay");
  return risky ? (
    <ConfirmDialog
      open
      {...{ title, body, cancelLabel, onCancel }}
      confirmLabel={action}
      onConfirm={onConfirm}
    />
  ) : (
    <QuestionDialog
      {...{ title, body, cancelLabel: cancelLabel, onCancel: onCancel, onConfirm }}
      confirmLabel={action}
    />
  );
}
