import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";

import { noProblems } from "./checkCredentials.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { LoginProblem } from "./LoginProblem.tsx";
import { SignUpRequest } from "./mailed/SignUpRequest.tsx";
import type { OtherViewProps } from "./otherViews.ts";
import { useSignIn } from "./useSignIn.ts";

/** Begins an account: by a mailed link, or with Google, which makes one of whoever comes first. */
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
