import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { policyEndpoints } from "@salvia/domain/member/policyEndpoints";
import type { Account } from "@salvia/domain/account/account";
import { typedMemberNumberSchema } from "@salvia/domain/record/patient";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

type LinkPolicyProps = {
  account: Account;
  /** Called with the policy's account, which replaces this one. */
  onChanged: (account: Account) => void;
};

/** Links a policy to an account without a role, for a person whom the administrator has identified. */
export function LinkPolicy({ account, onChanged }: LinkPolicyProps) {
  const { t } = useTranslation("people", { keyPrefix: "policy" });
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const number = typedMemberNumberSchema.safeParse(typed);
    setIsWrong(!number.success);
    if (number.success) setAsked(number.data);
    else field.current?.focus();
  }

  async function link(memberNumber: string) {
    setAsked(null);
    const linked = await mutation.run(async () => {
      const order = { uid: account.uid, memberNumber };
      onChanged((await session.ask(policyEndpoints.linkAccount, order)).account);
    });
    if (linked) showToast("success", t("done"));
  }

  const isUnknown = mutation.failure?.code === "not-found";
  const problem = isWrong ? t("malformed") : isUnknown ? t("unknown") : null;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 1.5 }}>
      <Typography sx={{ color: "text.secondary" }}>{t("lead")}</Typography>
      {isUnknown ? null : <MutationProblem mutation={mutation} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
        <TextField
          size="small"
          label={t("number")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
            if (isUnknown) mutation.forget();
          }}
          inputRef={field}
          error={problem !== null}
          helperText={problem}
          autoComplete="off"
          sx={{ flex: "0 1 320px" }}
        />
        <SubmitButton variant="outlined" busy={mutation.busy} busyLabel={t("busy")}>
          {t("action")}
        </SubmitButton>
      </Box>
      {asked === null ? null : (
        <ConfirmDialog
          open
          title={t("title")}
          body={t("body", { email: account.email, number: asked })}
          cancelLabel={t("stay")}
          confirmLabel={t("action")}
          onCancel={() => setAsked(null)}
          onConfirm={() => void link(asked)}
        />
      )}
    </Box>
  );
}
