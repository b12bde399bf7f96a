import type { AccessChange, Account } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { accessQuestion } from "./accessQuestion.ts";

type AccessDialogProps = {
  account: Account;
  change: AccessChange;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Explains what a change of access means for the person and asks for confirmation. */
export function AccessDialog({ account, change, onCancel, onConfirm }: AccessDialogProps) {
  const { t } = useTranslation("people");
  const { title, body, action, risky } = accessQuestion(account, change, t);
  return (
    <ConfirmDialog
      open
      harmless={!risky}
      {...{ title, body }}
      cancelLabel={t("change.stay")}
      confirmLabel={action}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
