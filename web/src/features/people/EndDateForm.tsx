import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Account } from "@salvia/domain/account/account";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { brand } from "@salvia/domain/site/brand";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

type EndDateFormProps = {
  account: Account;
  onChanged: (account: Account) => void;
};

/** Sets or removes the last day on which an account has access. */
export function EndDateForm({ account, onChanged }: EndDateFormProps) {
  const { t } = useTranslation("people", { keyPrefix: "end" });
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [day, setDay] = useState(account.endsOn ?? "");
  const [today] = useState(() => insurersDay(new Date()));
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function save(endsOn: string | null) {
    const saved = await mutation.run(async () => {
      const order = { uid: account.uid, endsOn };
      onChanged((await session.ask(accessEndpoints.changeEndDate, order)).account);
      setDay(endsOn ?? "");
    });
    // The button that was pressed may be gone.
    field.current?.focus();
    if (saved) showToast("success", t(endsOn === null ? "removed" : "saved"));
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isInTime = day >= insurersDay(new Date());
    setIsWrong(!isInTime);
    if (isInTime) void save(day);
    else field.current?.focus();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}
    >
      <TextField
        size="small"
        type="date"
        label={t("date")}
        value={day}
        onChange={({ target }) => {
          setDay(target.value);
          setIsWrong(false);
        }}
        inputRef={field}
        error={isWrong}
        helperText={isWrong ? t("problem") : t("hint", { zone: brand.timeZone })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: today },
        }}
        sx={{ flex: "0 1 320px" }}
      />
      <SubmitButton variant="outlined" busy={mutation.busy} busyLabel={t("busy")}>
        {t("action")}
      </SubmitButton>
      {account.endsOn === null ? null : (
        <Button onClick={() => void save(null)} disabled={mutation.busy}>
          {t("remove")}
        </Button>
      )}
      <MutationProblem mutation={mutation} />
    </Box>
  );
}
