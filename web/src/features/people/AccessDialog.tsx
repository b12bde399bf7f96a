import type { AccessChange, Account } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { QuestionDialog } from "../../ui/dialogs/QuestionDialog.tsx";
import { accessQuestion } from "./accessQuestion.ts";

type AccessDialogProps = {
  account: Account;
  change: AccessChange;
  onStay: () => void;
  onProceed: () => void;
};

/** Explains what a change of access means for the person and asks for confirmation. */
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
