import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { createPasskey } from "../../session/passkeys/createPasskey.ts";
import { rememberOffer } from "../../session/passkeys/shouldOfferPasskey.ts";
import { useAuth } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { StepHeading } from "../layout/StepHeading.tsx";
import { clay, leaf, PictureFrame, stem } from "../../ui/drawings/StatePictures.tsx";

export interface OfferStepsProps {
  /** Creates a passkey for the signed-in user; null if they closed the browser's dialog. */
  create: () => ReturnType<typeof createPasskey>;
  onDone: () => void;
}

type Step =
  | { kind: "asking"; outcome: "canceled" | Failure | null }
  | { kind: "creating" }
  | { kind: "created" };

/** The steps of the offer: the question, the result, and how to continue from each. */
export function OfferSteps({ create, onDone }: OfferStepsProps) {
  const { t } = useTranslation("passkeys");
  const { user } = useAuth();
  const [step, setStep] = useState<Step>({ kind: "asking", outcome: null });
  const uid = user?.uid ?? null;

  useEffect(() => {
    // If the device cannot store this, it asks again; that is harmless.
    if (uid !== null) rememberOffer(uid).catch(() => {});
  }, [uid]);

  async function accept() {
    if (step.kind === "creating") return;
    setStep({ kind: "creating" });
    try {
      const passkey = await create();
      setStep(passkey === null ? { kind: "asking", outcome: "canceled" } : { kind: "created" });
    } catch (error) {
      setStep({ kind: "asking", outcome: failureOf(error) });
    }
  }

  if (step.kind === "created") {
    return (
      <Box sx={{ display: "grid", gap: 3 }}>
        <StepHeading key="created" title={t("created.heading")} picture={<KeyPicture />}>
          {t("created.about")}
        </StepHeading>
        <Button variant="contained" size="large" onClick={onDone}>
          {t("created.continue")}
        </Button>
      </Box>
    );
  }
  const creating = step.kind === "creating";
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <StepHeading key="offer" title={t("offer.heading")} picture={<KeyPicture />}>
        {t("offer.about")}
      </StepHeading>
      {creating ? null : <Outcome outcome={step.outcome} />}
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <BusyButton
          variant="contained"
          size="large"
          busy={creating}
          busyLabel={t("offer.creating")}
          onClick={() => void accept()}
        >
          {t("offer.create")}
        </BusyButton>
        <Button size="large" variant="outlined" onClick={onDone}>
          {t("offer.notNow")}
        </Button>
      </Box>
    </Box>
  );
}

/** The result of the last attempt. An error takes the focus, so that it is read first. */
function Outcome({ outcome }: { outcome: "canceled" | Failure | null }) {
  const { t } = useTranslation("passkeys");
  const failureText = useFailureText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  if (outcome === null) return null;
  if (outcome === "canceled") return <Notice severity="info">{t("offer.cancelled")}</Notice>;
  return (
    <Alert ref={alert} severity="error" role="alert" tabIndex={-1}>
      {failureText(outcome)}
    </Alert>
  );
}

/** A key made of a sprig of sage, with two leaves as its bow and a clay accent. */
function KeyPicture() {
  return (
    <PictureFrame>
      <path d="M66 94L108 52" {...stem} strokeWidth={7} />
      <path d="M98 62L108 72M108 52L116 60" {...stem} strokeWidth={7} />
      <path d="M68 92C50 92 39 104 38 124C58 123 69 111 68 92Z" {...leaf} />
      <path d="M66 90C55 78 41 77 30 86C41 97 55 99 66 90Z" {...leaf} opacity="0.55" />
      <circle cx="68" cy="92" r="8" {...clay} />
    </PictureFrame>
  );
}
