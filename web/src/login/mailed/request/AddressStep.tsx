import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../../firebase/clientError.ts";
import { Button } from "../../../ui/Button.tsx";
import { ViewHeading } from "../../layout/ViewHeading.tsx";
import { addressOf } from "./addressOf.ts";
import { FormField } from "../FormField.tsx";
import { MailedForm } from "../MailedForm.tsx";

interface AddressStepProps {
  heading: string;
  lead: string;
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  failure: Failure | null;
  /** Called with an address in its stored form. */
  onSend: (address: string) => void;
  onBack: () => void;
}

/** Asks for the address to mail the link to. */
export function AddressStep(props: AddressStepProps) {
  const { heading, lead, email, onEmail, busy, failure, onSend, onBack } = props;
  const { t } = useTranslation("mailed");
  const [problem, setProblem] = useState<"missing" | "malformed" | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = addressOf(email);
    if (checked.ok) return onSend(checked.address);
    setProblem(checked.problem);
    field.current?.focus();
  }

  return (
    <>
      <ViewHeading lead={lead}>{heading}</ViewHeading>
      <MailedForm
        failure={failure}
        busy={busy}
        submitLabel={t("send")}
        busyLabel={t("sending")}
        onSubmit={submit}
        footer={
          <Button variant="text" onClick={onBack}>
            {t("back")}
          </Button>
        }
      >
        <FormField
          ref={field}
          id="email"
          type="email"
          verbatim
          autoComplete="email"
          label={t("email.label")}
          value={email}
          problem={problem === null ? null : t(`email.${problem}`)}
          onChange={(value) => {
            onEmail(value);
            setProblem(null);
          }}
        />
      </MailedForm>
    </>
  );
}
