import Box from "@mui/material/Box";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { sendCode } from "../../session/phone/sendCode.ts";
import { ViewSkeleton } from "../ViewSkeleton.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { NumberStep } from "./NumberStep.tsx";
import { usePhoneSignIn, type PhoneSignInOptions } from "./usePhoneSignIn.ts";

interface PhoneSignInProps extends Omit<PhoneSignInOptions, "send"> {
  /** Leads back to the other ways to sign in. */
  onBack: () => void;
  send?: PhoneSignInOptions["send"];
}

/** Signs a user in with a code that is sent to their telephone: asks for the number, then the code. */
export function PhoneSignIn(props: PhoneSignInProps) {
  return (
    <NamespaceLoader namespaces={["phone"]} fallback={<ViewSkeleton />}>
      <PhoneSteps {...props} />
    </NamespaceLoader>
  );
}

function PhoneSteps({ onBack, send = sendCode, ...options }: PhoneSignInProps) {
  const control = usePhoneSignIn({ send, ...options });
  const { step, message } = control.state;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {step === "code" && message !== null ? (
        // Each code has a step of its own: the field takes the focus, and is read out with what it is for.
        <CodeStep key={message.count} control={control} message={message} />
      ) : (
        <NumberStep control={control} onBack={onBack} />
      )}
    </Box>
  );
}
