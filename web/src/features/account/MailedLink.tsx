import { useTranslation } from "react-i18next";
import { useState } from "react";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TaskProblem } from "../../ui/TaskProblem.tsx";
import { useTask } from "../../firebase/useTask.ts";

type MailedLinkProps = {
  /** What the button says. */
  label: string;
  email: string;
  send: () => Promise<unknown>;
};

/** A button that has a link mailed to the user, and says where to look for it then. */
export function MailedLink({ label, email, send }: MailedLinkProps) {
  const { t } = useTranslation("account");
  const task = useTask();
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
      <TaskProblem task={task} />
      {sent ? <Notice severity="success">{t("sent", { email })}</Notice> : null}
    </>
  );
}
