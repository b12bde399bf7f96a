import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ClientFailure } from "../firebase/clientError.ts";
import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import {
  secondFactorOf,
  type Factor,
  type SecondFactor,
} from "../session/secondFactor/secondFactor.ts";
import { Button } from "../ui/Button.tsx";
import { TitledDialog } from "../ui/dialogs/TitledDialog.tsx";
import { GoOnWithout } from "../ui/status/GoOnWithout.tsx";
import { SignInCode } from "./SignInCode.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import type { SecondFactorDialogProps } from "./SecondFactorGate.tsx";

/**
 * The second step of a sign-in, with the factors that this document can ask for.
 *
 * @param textMessages whether it can have text messages sent
 * @throws ClientFailure if the account has no such factor
 */
export function usableSecondFactor(error: unknown, textMessages: boolean): SecondFactor {
  const secondFactor = secondFactorOf(error);
  const factors = secondFactor.factors.filter(({ kind }) => textMessages || kind === "app");
  if (factors.length === 0) throw new ClientFailure("second-factor-elsewhere", error);
  return { ...secondFactor, factors };
}

/**
 * Asks for a code of the user's second factor, above the form that they signed in with. The form
 * keeps what was typed. A click outside doesn't close the dialog, because it would end the sign-in.
 */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  return (
    <GoOnWithout onBroken={props.request.fail}>
      <NamespaceLoader namespaces={["secondFactor", "phone"]}>
        <Steps {...props} />
      </NamespaceLoader>
    </GoOnWithout>
  );
}

/** Asks for a code of one factor and offers the others. */
function Steps({ request, secondFactor }: SecondFactorDialogProps) {
  const { t } = useTranslation("secondFactor");
  const [busy, setBusy] = useState(false);
  const { factors } = secondFactor;
  const [chosenId, setChosenId] = useState(factors[0]?.id);
  const chosen = factors.find(({ id }) => id === chosenId);
  const others = factors.filter(({ id }) => id !== chosenId);
  const step = { request, secondFactor, onBusy: setBusy };
  const cancel = () => request.end("canceled");
  return (
    <TitledDialog
      title={t("heading")}
      onClose={(reason) => {
        if (reason === "escapeKeyDown" && !busy) cancel();
      }}
    >
      {/* A new key for each factor starts the step over, with the focus in its field. */}
      {chosen?.kind === "app" ? <AppStep key={chosen.id} factor={chosen} {...step} /> : null}
      {chosen?.kind === "phone" ? <PhoneStep key={chosen.id} factor={chosen} {...step} /> : null}
      {others.map((factor) => (
        <Button key={factor.id} disabled={busy} onClick={() => setChosenId(factor.id)}>
          <FactorName factor={factor} />
        </Button>
      ))}
      <Button disabled={busy} onClick={cancel}>
        {t("back")}
      </Button>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("lost")}
      </Typography>
    </TitledDialog>
  );
}

function FactorName({ factor }: { factor: Factor }) {
  const { t } = useTranslation("secondFactor");
  if (factor.kind === "phone") return <span>{t("usePhone", { phone: factor.phone })}</span>;
  const { name } = factor;
  return <span>{name === null ? t("useApp") : t("useAppNamed", { name })}</span>;
}

interface AppStepProps extends SecondFactorDialogProps {
  factor: Extract<Factor, { kind: "app" }>;
  onBusy: (busy: boolean) => void;
}

/** Asks for the code that an authenticator app shows. */
function AppStep({ factor, request, secondFactor, onBusy }: AppStepProps) {
  const { t } = useTranslation("secondFactor");
  const { id, name } = factor;
  return (
    <SignInCode
      about={name === null ? t("app") : t("appNamed", { name })}
      request={request}
      check={(code) => secondFactor.withAppCode(id, code)}
      onBusy={onBusy}
    />
  );
}
