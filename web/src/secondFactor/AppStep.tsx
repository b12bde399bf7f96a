import { useTranslation } from "react-i18next";

import type { Factor } from "../session/secondFactor/secondFactor.ts";
import { CodeForm } from "./CodeForm.tsx";
import type { SecondFactorDialogProps } from "./SecondFactorGate.tsx";

interface AppStepProps extends SecondFactorDialogProps {
  factor: Extract<Factor, { kind: "app" }>;
  onBusy: (busy: boolean) => void;
}

/** Asks for the code that an authenticator app shows. */
export function AppStep({ factor, request, secondFactor, onBusy }: AppStepProps) {
  const { t } = useTranslation("secondFactor");
  const { id, name } = factor;
  return (
    <CodeForm
      about={name === null ? t("app") : t("appNamed", { name })}
      request={request}
      check={(code) => secondFactor.withAppCode(id, code)}
      onBusy={onBusy}
    />
  );
}
