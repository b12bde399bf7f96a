import Box from "@mui/material/Box";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { AccessChange, Account } from "@salvia/domain/account/account";
import { isRole, roles } from "@salvia/domain/account/role";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useFocusKept } from "../../ui/useFocusKept.ts";
import { AccessDialog } from "./AccessDialog.tsx";

type AccessFormProps = {
  account: Account;
  /** Called with the changed account. */
  onChanged: (account: Account) => void;
  /** Other changes, shown before the one that takes all access away. */
  children?: ReactNode;
};

/** Changes a user's role, or disables and enables their account, after a confirmation. */
export function AccessForm({ account, onChanged, children }: AccessFormProps) {
  const { t } = useTranslation("people");
  const session = useSession();
  const mutation = useMutation();
  const [role, setRole] = useState(account.role);
  const [pending, setPending] = useState<AccessChange | null>(null);
  const showToast = useToast();
  const container = useRef<HTMLDivElement>(null);
  // Roles require a confirmed address; without one, a role can only be removed.
  const offered = account.emailVerified ? roles : roles.filter((each) => each === account.role);
  const hasChoice = account.emailVerified || account.role !== null;

  // A change may remove the button that opened the dialog, which had the focus.
  useFocusKept(container, account);

  function requestChange(change: AccessChange) {
    if (mutation.busy) return;
    mutation.forget();
    setPending(change);
  }

  async function applyChange(change: AccessChange) {
    setPending(null);
    const changed = await mutation.run(async () => {
      const answer = await session.ask(accessEndpoints.changeAccess, { uid: account.uid, change });
      setRole(answer.account.role);
      onChanged(answer.account);
    });
    if (changed) showToast("success", t("change.done"));
  }

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
              if (role !== account.role) requestChange({ kind: "role", role });
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
          onClick={() => requestChange({ kind: account.disabled ? "enable" : "disable" })}
        >
          {t(account.disabled ? "change.enable" : "change.disable")}
        </BusyButton>
      </Box>
      <MutationProblem mutation={mutation} />
      {pending === null ? null : (
        <AccessDialog
          account={account}
          change={pending}
          onCancel={() => setPending(null)}
          onConfirm={() => void applyChange(pending)}
        />
      )}
    </Box>
  );
}
