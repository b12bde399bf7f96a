import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { codeLength } from "../../lib/oneTimeCode.ts";
import { SubmitButton } from "../BusyButton.tsx";
import { FocusedProblem } from "../status/FocusedProblem.tsx";
import { useFailureText, type Failure } from "../status/useFailureText.ts";
import { CodeField } from "./CodeField.tsx";

interface CodeFormProps {
  /** Says where the code comes from. */
  about: string;
  /** The label of the button, and while the code is checked. */
  submitLabel: string;
  busyLabel: string;
  /** Uses the code, and resolves to why that failed; null when the form is left. */
  check: (code: string) => Promise<Failure | null>;
  /** Called with true while a code is checked. */
  onBusy?: (busy: boolean) => void;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Asks for the six digits and checks them as soon as they are complete. Needs the `phone` texts. */
export function CodeForm(props: CodeFormProps) {
  const { about, submitLabel, busyLabel, check, onBusy, children } = props;
  const { t } = useTranslation("phone");
  const failureText = useFailureText();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  async function submit(digits: string) {
    if (busy) return;
    if (digits.length < codeLength) return setProblem({ text: t("problems.codeIncomplete") });
    setProblem(null);
    setBusy(true);
    onBusy?.(true);
    const failure = await check(digits);
    // The button stays busy until the form is left.
    if (failure === null) return;
    setBusy(false);
    onBusy?.(false);
    setProblem({ text: failureText(failure) });
  }

  function type(digits: string) {
    if (busy) return;
    setCode(digits);
    if (digits.length === codeLength && digits !== code) void submit(digits);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(code);
      }}
      sx={{ display: "grid", gap: 2.5 }}
    >
      <Typography id={`${id}about`} sx={{ color: "text.secondary" }}>
        {about}
      </Typography>
      <FocusedProblem id={`${id}problem`} problem={problem} />
      {/* Keeps the label of the field inside a dialog. */}
      <Box sx={{ pt: 1 }}>
        <CodeField
          id={`${id}code`}
          label={t("code.label")}
          aboutId={`${id}about`}
          problemId={problem === null ? null : `${id}problem`}
          value={code}
          onChange={type}
          ref={field}
        />
      </Box>
      <SubmitButton size="large" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </SubmitButton>
      {children}
    </Box>
  );
}
