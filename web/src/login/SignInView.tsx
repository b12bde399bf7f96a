import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import type { SignOutNotice } from "../session/signOutNotice.ts";
import { Divider } from "./layout/Divider.tsx";
import { LoginForm } from "./form/LoginForm.tsx";
import { useLoginView } from "./loginView.ts";
import type { otherViews } from "./otherViews.ts";
import { OtherSignInMethods } from "./form/OtherSignInMethods.tsx";
import { useAutofill } from "./passkey/useAutofill.ts";
import { SignOutMessage } from "./SignOutMessage.tsx";
import { useGoogleReturn } from "./form/useGoogleReturn.ts";
import { useSignIn, type SignInOptions } from "./form/useSignIn.ts";
import { ViewHeading } from "./layout/ViewHeading.tsx";
import { ViewLink } from "./layout/ViewLink.tsx";

interface SignInViewProps extends SignInOptions {
  email: string;
  onEmail: (email: string) => void;
  /** Why the user was signed out, if that is what led them here. */
  notice: SignOutNotice | null;
  /** A sentence about a session that could not be synced, or null. */
  sessionError: string | null;
}

/** All sign-in methods: the password form, the other methods, and a link to create an account. */
export function SignInView({ email, onEmail, notice, sessionError, ...options }: SignInViewProps) {
  const { t } = useTranslation("login");
  const { reauthenticating, hrefOf, show } = useLoginView();
  const signIn = useSignIn(options);
  const linkTo = (view: keyof typeof otherViews) => ({
    href: hrefOf(view),
    onFollow: () => show(view),
  });
  const busyOtherwise = signIn.running === "password" || signIn.running === "google";
  useAutofill({ active: !busyOtherwise, ...signIn.delegate("passkey") });
  useGoogleReturn(signIn);

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {reauthenticating ? (
        <ViewHeading lead={t("reauthenticate.lead")}>{t("reauthenticate.heading")}</ViewHeading>
      ) : (
        <ViewHeading lead={t("lead")}>{t("heading")}</ViewHeading>
      )}
      <LoginForm
        email={email}
        onEmail={onEmail}
        signIn={signIn}
        message={<SignOutMessage notice={notice} />}
        sessionError={sessionError}
        resetLink={linkTo("reset")}
      />
      <Divider>{t("or")}</Divider>
      <OtherSignInMethods email={email} signIn={signIn} phoneLink={linkTo("phone")} />
      {reauthenticating ? null : (
        <Typography sx={{ textAlign: "center" }}>
          {t("newHere")} <ViewLink to={linkTo("sign-up")}>{t("createAccount")}</ViewLink>
        </Typography>
      )}
    </Box>
  );
}
