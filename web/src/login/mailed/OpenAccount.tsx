import Box from "@mui/material/Box";
import { useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import { useFailureText } from "../../ui/status/useFailureText.ts";
import { type AccountProblems, useOpenAccount } from "./useOpenAccount.ts";
import { FormField } from "./FormField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { passwordLength } from "./passwordStrength.ts";
import { StepHeading, useTitle } from "../layout/StepHeading.tsx";
import { MailedForm } from "./MailedForm.tsx";

/**
 * Opens an account with a mailed link. The user must enter the address again, so that a link that was
 * forwarded or found is useless without knowing its address. Only the browser that requested a link
 * fills it in.
 */
export function OpenAccount(props: Parameters<typeof useOpenAccount>[0]) {
  const { t } = useTranslation("mailed");
  const form = useOpenAccount(props);
  const { typed, busy, failure } = form;
  const texts = useProblemTexts(form.problems);
  const email = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useTitle(t("openAccount.title"));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems = await form.submit();
    if (problems.email !== null) email.current?.focus();
    else if (problems.name !== null) name.current?.focus();
    else if (problems.password !== null) password.current?.focus();
  }

  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <StepHeading title={t("openAccount.heading")}>{t("openAccount.lead")}</StepHeading>
      <MailedForm
        failure={failure}
        busy={busy}
        submitLabel={t("openAccount.submit")}
        busyLabel={t("openAccount.submitting")}
        onSubmit={(event) => void submit(event)}
      >
        <FormField
          ref={email}
          id="email"
          type="email"
          verbatim
          autoComplete="email"
          label={t("email.label")}
          hint={t("openAccount.emailHint")}
          value={typed.email}
          problem={texts.email}
          onChange={(value) => form.type("email", value)}
        />
        <FormField
          ref={name}
          id="name"
          type="text"
          autoComplete="name"
          label={t("openAccount.name")}
          value={typed.name}
          problem={texts.name}
          onChange={(value) => form.type("name", value)}
        />
        <NewPasswordField
          ref={password}
          label={t("openAccount.password")}
          hint={t("openAccount.passwordHint", { least: passwordLength.least })}
          value={typed.password}
          known={[typed.email, typed.name]}
          problem={texts.password}
          onChange={(value) => form.type("password", value)}
        />
      </MailedForm>
    </Box>
  );
}

function useProblemTexts({ email, name, password }: AccountProblems) {
  const { t } = useTranslation("mailed");
  const failureText = useFailureText();
  return {
    email:
      email === null ? null : email === "other" ? t("openAccount.otherEmail") : t(`email.${email}`),
    name: name === null ? null : t(`openAccount.${name}`),
    password:
      password === null
        ? null
        : password === "weak"
          ? failureText({ code: "weak-password", id: null })
          : t(`password.${password}`, passwordLength),
  };
}
