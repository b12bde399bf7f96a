import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { AccessChange, Account } from "@salvia/domain/account/account";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMutation, type Mutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { AccessDialog } from "./AccessDialog.tsx";

/**
 * Changes an account's access after a confirmation.
 *
 * @param onChanged called with the changed account
 * @returns `question` is the confirmation, which the caller renders
 */
export function useAccessChange(onChanged: (account: Account) => void): {
  ask: (account: Account, change: AccessChange) => void;
  mutation: Mutation;
  question: ReactNode;
} {
  const { t } = useTranslation("people");
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [pending, setPending] = useState<{ account: Account; change: AccessChange } | null>(null);

  async function apply(account: Account, change: AccessChange) {
    setPending(null);
    const changed = await mutation.run(async () => {
      const order = { uid: account.uid, change };
      onChanged((await session.ask(accessEndpoints.changeAccess, order)).account);
    });
    if (changed) showToast("success", t("change.done"));
  }

  function ask(account: Account, change: AccessChange) {
    if (mutation.busy) return;
    mutation.forget();
    setPending({ account, change });
  }

  const question =
    pending === null ? null : (
      <AccessDialog
        {...pending}
        onCancel={() => setPending(null)}
        onConfirm={() => void apply(pending.account, pending.change)}
      />
    );
  return { ask, mutation, question };
}
