import Box from "@mui/material/Box";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import type { LinkActions, LinkFault } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { StepHeading } from "../StepHeading.tsx";
import { StepProblem } from "./StepProblem.tsx";
import { useTitle } from "./useTitle.ts";
import { VerifiedEmail } from "./VerifiedEmail.tsx";

interface VerifyEmailProps {
  link: MailedLink;
  email: string;
  actions: LinkActions;
  onFault: (fault: LinkFault) => void;
}

/**
 * Confirms an address. It takes a press of a button, because programs open the links of a mail before
 * its reader does, and an address may not be confirmed by a program.
 */
export function VerifyEmail({ link, email, actions, onFault }: VerifyEmailProps) {
  const { t } = useTranslation("mailed");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [confirmed, setConfirmed] = useState<{ signedIn: boolean } | null>(null);
  useTitle(t("verifyEmail.title"));

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await actions.confirmAddress(link);
    setBusy(false);
    if (outcome.kind === "done") setConfirmed(outcome.done);
    else if (outcome.kind === "faulty") onFault(outcome.fault);
    else setFailure(outcome.failure);
  }

  if (confirmed !== null) return <VerifiedEmail signedIn={confirmed.signedIn} />;
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <StepHeading title={t("verifyEmail.heading")}>{t("verifyEmail.lead", { email })}</StepHeading>
      <StepProblem failure={failure} />
      <BusyButton
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t("verifyEmail.submitting")}
        onClick={() => void confirm()}
      >
        {t("verifyEmail.submit")}
      </BusyButton>
    </Box>
  );
}
