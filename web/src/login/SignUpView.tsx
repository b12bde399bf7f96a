import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { noProblems } from "./form/checkCredentials.ts";
import { GoogleButton } from "./form/GoogleButton.tsx";
import { LoginProblem } from "./form/LoginProblem.tsx";
import type { OtherViewProps } from "./OtherView.tsx";
import { useSignIn } from "./form/useSignIn.ts";
import { useFetchedSwitches } from "../firebase/switches/useFetchedSwitches.ts";
import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import { ViewSkeleton } from "./layout/ViewSkeleton.tsx";
import { MailRequest } from "./mailed/request/MailRequest.tsx";
import { SwitchedOffView } from "./SwitchedOffView.tsx";

/** Starts an account with a mailed link or with Google, which creates one for a new user. */
export function SignUpView({ email, onBack, ...options }: OtherViewProps) {
  const signIn = useSignIn(options);
  const summary = useRef<HTMLDivElement>(null);
  const { failure, failedAttempts } = signIn;
  const off = useFetchedSwitches();

  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  if (off.includes("emailLink")) return <SwitchedOffView onBack={onBack} />;
  const google = off.includes("google") ? null : (
    <Box sx={{ display: "grid", gap: 2 }}>
      <LoginProblem ref={summary} problems={noProblems} failure={failure} sessionError={null} />
      <GoogleButton signIn={signIn} />
    </Box>
  );
  return <SignUpRequest email={email} onBack={onBack} otherWay={google} />;
}

interface SignUpRequestProps {
  /** A previously typed address. */
  email?: string;
  onBack: () => void;
  /** Another way to start, such as the Google button. */
  otherWay?: ReactNode;
}

/** Starts an account: asks for an address and mails it a link. */
export function SignUpRequest(props: SignUpRequestProps) {
  return (
    <NamespaceLoader namespaces={["mailed"]} fallback={<ViewSkeleton />}>
      <Request {...props} />
    </NamespaceLoader>
  );
}

function Request({ email = "", onBack, otherWay }: SignUpRequestProps) {
  const { t } = useTranslation("mailed");
  return (
    <MailRequest
      call="requestSignUp"
      heading={t("signUp.heading")}
      lead={t("signUp.lead")}
      sentLead={t("sent.signUp")}
      email={email}
      onBack={onBack}
    >
      {otherWay}
      <Box sx={{ borderTop: 1, borderColor: "divider", pt: 3 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
          {t("signUp.coverHeading")}
        </Typography>
        <Typography sx={{ color: "text.secondary", textWrap: "pretty" }}>
          {t("signUp.cover")}
        </Typography>
      </Box>
    </MailRequest>
  );
}
