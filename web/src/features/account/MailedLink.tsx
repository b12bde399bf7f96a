import { useTranslation } from "react-i18next";
import { useState } from "react";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { MutationProblem } from "../../ui/MutationProblem.tsx";
import { useMutation } from "../../firebase/useMutation.ts";

type MailedLinkProps = {
  /** What the button says. */
  label: string;
  email: string;
  send: () => Promise<unknown>;
};

/** A button that has a link mailed to the user, and says where to look for it then. */
export function MailedLink({ label, email, send }: MailedLinkProps) {
  const { t } = useTranslation("account");
  const task = useMutation();
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
          busy={task.busy}
          busyLabel={t("sending")}
          onClick={() => void task.run(work)}
        >
          {label}
        </BusyButton>
      </div>
      <MutationProblem mutation={task} />
      {sent ? <Notice severity="success">{t("sent", { email })}</Notice> : null}
    </>
  );
}
