import Box from "@mui/material/Box";
import type { Account } from "@salvia/domain/account/account";
import { isRole, roles } from "@salvia/domain/account/role";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useFocusKept } from "../../ui/useFocusKept.ts";
import { useAccessChange } from "./useAccessChange.tsx";

type AccessFormProps = {
  account: Account;
  onChanged: (account: Account) => void;
  /** Other changes, shown before the one that takes all access away. */
  children?: ReactNode;
};

/** Changes a user's role, or disables and enables their account, after a confirmation. */
export function AccessForm({ account, onChanged, children }: AccessFormProps) {
  const { t } = useTranslation("people");
  const [role, setRole] = useState(account.role);
  const { ask, mutation, question } = useAccessChange((changed) => {
    setRole(changed.role);
    onChanged(changed);
  });
  const container = useRef<HTMLDivElement>(null);
  // Roles require a confirmed address; without one, a role can only be removed.
  const offered = account.emailVerified ? roles : roles.filter((each) => each === account.role);
  const hasChoice = account.emailVerified || account.role !== null;

  // A change may remove the button that opened the dialog, which had the focus.
  useFocusKept(container, account);

  return (
    <Box ref={container} tabIndex={-1} sx={{ display: "grid", gap: 2, outline: "none" }}>
      {account.emailVerified ? null : <Notice severity="info">{t("change.unverified")}</Notice>}
      {hasChoice ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <FilterChoice
            label={t("change.role")}
            value={role ?? "none"}
            choices={[...offered, "none" as const].map((each) => [each, t(`role.${each}`)])}
            onChoose={(chosen) => setRole(isRole(chosen) ? chosen : null)}
          />
          <BusyButton
            variant="contained"
            busy={mutation.busy}
            busyLabel={t("change.busy")}
            aria-disabled={role === account.role}
            onClick={() => {
              if (role !== account.role) ask(account, { kind: "role", role });
            }}
          >
            {t("change.roleAction")}
          </BusyButton>
        </Box>
      ) : null}
      {children}
      <Box sx={{ borderTop: 1, borderColor: "divider", paddingTop: 2 }}>
        <BusyButton
          variant="outlined"
          color={account.disabled ? "primary" : "error"}
          busy={mutation.busy}
          busyLabel={t("change.busy")}
          onClick={() => ask(account, { kind: account.disabled ? "enable" : "disable" })}
        >
          {t(account.disabled ? "change.enable" : "change.disable")}
        </BusyButton>
      </Box>
      <MutationProblem mutation={mutation} />
      {question}
    </Box>
  );
}
