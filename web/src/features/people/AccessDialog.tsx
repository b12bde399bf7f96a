import type { AccessChange, Account } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";

import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";

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

/** The confirmation before an account's access is changed. */
type AccessQuestion = {
  title: string;
  /** What happens, and what is lost. */
  body: string;
  /** The label of the confirm button. */
  action: string;
  /** Whether the person loses access or data. */
  risky: boolean;
};

/** The confirmation for a change of an account, in the reader's language. */
function accessQuestion(
  { name: given, email, uid, role: before, invitation }: Account,
  change: AccessChange,
  t: TFunction<"people">,
): AccessQuestion {
  const name = given ?? email ?? uid;
  const from = t(`role.${before ?? "none"}`);
  if (change.kind === "disable" && invitation !== null) {
    return {
      title: t("question.withdrawTitle", { name }),
      body: t("question.withdraw"),
      action: t("question.withdrawAction"),
      risky: true,
    };
  }
  if (change.kind === "disable") {
    return {
      title: t("question.disableTitle", { name }),
      body: [t("question.disable"), ...workOf(before, t)].join(" "),
      action: t("question.disableAction"),
      risky: true,
    };
  }
  if (change.kind === "enable") {
    return {
      title: t("question.enableTitle", { name }),
      body: t("question.enable", { role: from }),
      action: t("question.enableAction"),
      risky: false,
    };
  }
  const kind = before === null ? "give" : change.role === null ? "take" : "change";
  const role = t(`role.${change.role ?? "none"}`);
  const sentences = [
    t(`question.${kind}`, { from }),
    ...(change.role === "admin" ? [t("question.giveAdmin")] : []),
    ...workOf(before, t),
  ];
  return {
    title: t(`question.${kind}Title`, { name, role, from }),
    body: sentences.join(" "),
    action: t(`question.${kind}Action`),
    risky: before !== null,
  };
}

/** What happens to the work of a user who loses a role or whose account is disabled. */
function workOf(role: Account["role"], t: TFunction<"people">): readonly string[] {
  if (role === "sales") return [t("question.leads")];
  return role === "medical" ? [t("question.patients")] : [];
}
