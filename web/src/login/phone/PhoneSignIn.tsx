import Box from "@mui/material/Box";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useFetchedSwitches } from "../../firebase/switches/useFetchedSwitches.ts";
import { sendCode } from "../../session/phone/sendCode.ts";
import { ViewSkeleton } from "../layout/ViewSkeleton.tsx";
import { SwitchedOffView } from "../SwitchedOffView.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { NumberStep } from "./NumberStep.tsx";
import { usePhoneSignIn, type PhoneSignInOptions } from "./usePhoneSignIn.ts";

interface PhoneSignInProps extends Omit<PhoneSignInOptions, "send"> {
  /** Returns to the other sign-in methods. */
  onBack: () => void;
  send?: PhoneSignInOptions["send"];
}

/** Signs a user in with a code sent to their phone: asks for the number, then the code. */
export function PhoneSignIn(props: PhoneSignInProps) {
  if (useFetchedSwitches().includes("phone")) return <SwitchedOffView onBack={props.onBack} />;
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
        // A new key for each code remounts the step, so that the field takes the focus and is
        // announced.
        <CodeStep key={message.count} control={control} message={message} />
      ) : (
        <NumberStep control={control} onBack={onBack} />
      )}
    </Box>
  );
}
