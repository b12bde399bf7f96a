import { useTranslation } from "react-i18next";
import { useState } from "react";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useMutation } from "../../firebase/useMutation.ts";

type MailedLinkProps = {
  label: string;
  email: string;
  send: () => Promise<unknown>;
};

/** A button that emails a link to the user and then says where to look for it. */
export function MailedLink({ label, email, send }: MailedLinkProps) {
  const { t } = useTranslation("account");
  const mutation = useMutation();
  const [sent, setSent] = useState(false);

  async function work() {
    setSent(false);
    await send();
    setSent(true);
  }

  return (
    <>
      <div>
        <BusyButton
          variant="outlined"
          busy={mutation.busy}
          busyLabel={t("sending")}
          onClick={() => void mutation.run(work)}
        >
          {label}
        </BusyButton>
      </div>
      <MutationProblem mutation={mutation} />
      {sent ? <Notice severity="success">{t("sent", { email })}</Notice> : null}
    </>
  );
}
