import type { AccessChange, Account } from "@salvia/domain/account/account";
import type { TFunction } from "i18next";

/** The confirmation before an account's access is changed. */
export type AccessQuestion = {
  title: string;
  /** What happens, and what is lost. */
  body: string;
  /** The label of the confirm button. */
  action: string;
  /** Whether the person loses access or data. */
  risky: boolean;
};

/** The confirmation for a change of an account, in the reader's language. */
export function accessQuestion(
  { name: given, email, uid, role: before }: Account,
  change: AccessChange,
  t: TFunction<"people">,
): AccessQuestion {
  const name = given ?? email ?? uid;
  const from = t(`role.${before ?? "none"}`);
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
