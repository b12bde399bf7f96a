import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";

import { noProblems } from "./form/checkCredentials.ts";
import { GoogleButton } from "./form/GoogleButton.tsx";
import { LoginProblem } from "./form/LoginProblem.tsx";
import { SignUpRequest } from "./mailed/request/SignUpRequest.tsx";
import type { OtherViewProps } from "./otherViews.ts";
import { useSignIn } from "./form/useSignIn.ts";

/** Starts an account with a mailed link or with Google, which creates one for a new user. */
export function SignUpView({ email, onBack, ...options }: OtherViewProps) {
  const signIn = useSignIn(options);
  const summary = useRef<HTMLDivElement>(null);
  const { failure, failedAttempts } = signIn;

  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  const google = (
    <Box sx={{ display: "grid", gap: 2 }}>
      <LoginProblem ref={summary} problems={noProblems} failure={failure} sessionError={null} />
      <GoogleButton signIn={signIn} />
    </Box>
  );
  return <SignUpRequest email={email} onBack={onBack} otherWay={google} />;
}
