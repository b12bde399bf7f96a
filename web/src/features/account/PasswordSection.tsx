import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { newPasswordMinLength } from "@salvia/domain/account/accountEndpoints";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Section } from "../../ui/Section.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import type { AccountCalls } from "./account.calls.ts";
import { MailedLink } from "./MailedLink.tsx";

type PasswordSectionProps = {
  email: string;
  /** Whether the account has a password, which the user must then enter. */
  hasPassword: boolean;
  calls: AccountCalls;
  /** Called after every session has ended, including this one. */
  onChanged: () => void;
};

/**
 * Changes the password or sets the first one; users who forgot theirs can request a link by email.
 */
export function PasswordSection({ email, hasPassword, calls, onChanged }: PasswordSectionProps) {
  const { t } = useTranslation(["account", "errors"]);
  const { language } = useLanguage();
  const mutation = useMutation();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const misses = hasPassword && current === "";
  const isShort = password.length < newPasswordMinLength;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (misses) return currentField.current?.focus();
    if (isShort) return field.current?.focus();
    const done = await mutation.run(async () => {
      await calls.changePassword(hasPassword ? current : null, password);
    });
    if (done) onChanged();
  }

  return (
    <Section title={t("password.title")} lead={t("password.lead")}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: "grid", gap: 2 }}
      >
        <MutationProblem mutation={mutation} />
        {hasPassword ? (
          <TextField
            type="password"
            label={t("password.current")}
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
            inputRef={currentField}
            error={checked && misses}
            helperText={checked && misses ? t("password.missing") : null}
            autoComplete="current-password"
            sx={{ maxWidth: 400 }}
          />
        ) : null}
        <TextField
          type="password"
          label={t("password.new")}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          inputRef={field}
          error={checked && isShort}
          helperText={t("password.rule", { least: newPasswordMinLength })}
          autoComplete="new-password"
          sx={{ maxWidth: 400 }}
        />
        <div>
          <SubmitButton busy={mutation.busy} busyLabel={t("saving")}>
            {t("password.save")}
          </SubmitButton>
        </div>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("password.forgotten")}
      </Typography>
      <MailedLink
        label={t("password.action")}
        email={email}
        send={() => calls.mailPasswordLink(email, language)}
      />
    </Section>
  );
}
