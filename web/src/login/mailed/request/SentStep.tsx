import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../../firebase/clientError.ts";
import { Button } from "../../../ui/Button.tsx";
import { LetterPicture } from "../../../ui/drawings/StatePictures.tsx";
import { StepHeading } from "../../layout/StepHeading.tsx";
import { StepProblem } from "../MailedForm.tsx";
import type { Sent } from "./useMailRequest.ts";
import { resendAfter } from "../../../lib/oneTimeCode.ts";
import { ResendButton } from "../../../ui/ResendButton.tsx";

interface SentStepProps {
  lead: string;
  sent: Sent;
  busy: boolean;
  failure: Failure | null;
  onAgain: () => void;
  onChange: () => void;
}

/** Confirms that a mail was sent and explains what to do if it does not arrive. */
export function SentStep({ lead, sent, busy, failure, onAgain, onChange }: SentStepProps) {
  const { t } = useTranslation("mailed");
  return (
    <>
      <StepHeading title={t("sent.heading")} picture={<LetterPicture />}>
        {lead}
      </StepHeading>
      <StepProblem failure={failure} />
      <Box component="dl" sx={{ m: 0, px: 2.5, py: 2, borderRadius: "12px", bgcolor: "tint" }}>
        <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
          {t("sent.address")}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: "anywhere" }}>
          {sent.address}
        </Typography>
      </Box>
      <Box component="section" aria-labelledby="mail-advice">
        <Typography id="mail-advice" variant="h4" component="h2" sx={{ mb: 1 }}>
          {t("sent.adviceHeading")}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: "text.secondary" }}>
          {(["delay", "spam", "address"] as const).map((advice) => (
            <li key={advice}>{t(`sent.advice.${advice}`)}</li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <ResendMail sent={sent} busy={busy} onAgain={onAgain} />
        <Button variant="text" onClick={onChange}>
          {t("sent.change")}
        </Button>
      </Box>
    </>
  );
}

interface ResendMailProps {
  sent: Sent;
  busy: boolean;
  onAgain: () => void;
}

/** Requests another mail once the previous one has had time to arrive. */
function ResendMail({ sent, busy, onAgain }: ResendMailProps) {
  const { t } = useTranslation("mailed");
  return (
    <ResendButton
      label={t("sent.again")}
      busy={busy}
      busyLabel={t("sending")}
      resendAt={sent.at + resendAfter}
      secondsText={(seconds) => t("sent.seconds", { seconds })}
      waitingText={sent.count > 1 ? t("sent.sentAgain") : ""}
      readyText={t("sent.againNow")}
      variant="outlined"
      onAgain={onAgain}
    />
  );
}
