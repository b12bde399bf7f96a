import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../firebase/clientError.ts";
import { codeLength } from "../lib/oneTimeCode.ts";
import type { SecondFactorRequest } from "../session/secondFactor/secondFactorRequest.ts";
import { BusyButton } from "../ui/BusyButton.tsx";
import { CodeField } from "../ui/fields/CodeField.tsx";
import { useFailureText } from "../ui/status/useFailureText.ts";
import { Problem, problemId } from "./Problem.tsx";

interface CodeFormProps {
  /** Says where the code comes from. */
  about: string;
  request: SecondFactorRequest;
  /** Signs in with the code. */
  check: (code: string) => Promise<void>;
  /** Called with true while a code is checked. */
  onBusy: (busy: boolean) => void;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Asks for the six digits and checks them as soon as they are complete. */
export function CodeForm({ about, request, check, onBusy, children }: CodeFormProps) {
  const { t } = useTranslation(["secondFactor", "phone"]);
  const failureText = useFailureText();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(digits: string) {
    if (busy) return;
    if (digits.length < codeLength) return setProblem({ text: t("phone:problems.codeIncomplete") });
    setProblem(null);
    setBusy(true);
    onBusy(true);
    try {
      await check(digits);
      // The button stays busy until the next document loads.
      request.end("signed-in");
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === "second-factor-expired") return request.fail(error);
      setBusy(false);
      onBusy(false);
      setProblem({ text: failureText(failure) });
    }
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
      <Typography id="second-factor-about" sx={{ color: "text.secondary" }}>
        {about}
      </Typography>
      <Problem problem={problem} />
      {/* Keeps the label of the field inside the dialog. */}
      <Box sx={{ pt: 1 }}>
        <CodeField
          id="second-factor-code"
          label={t("phone:code.label")}
          aboutId="second-factor-about"
          problemId={problem === null ? null : problemId}
          value={code}
          onChange={type}
          ref={field}
        />
      </Box>
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t("phone:code.checking")}
      >
        {t("submit")}
      </BusyButton>
      {children}
    </Box>
  );
}
