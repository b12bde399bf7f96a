import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import type { SignOutNotice } from "../session/signOutNotice.ts";
import { LoginForm } from "./form/LoginForm.tsx";
import { useLoginView } from "./loginView.ts";
import type { otherViews } from "./OtherView.tsx";
import { OtherSignInMethods } from "./form/OtherSignInMethods.tsx";
import { useAutofill } from "./passkey/useAutofill.ts";
import { useRedirectReturn } from "./form/GoogleButton.tsx";
import { SyncAdvice } from "./form/SyncAdvice.tsx";
import { useSignIn, type SignInOptions } from "./form/useSignIn.ts";
import { useFetchedSwitches } from "../firebase/switches/useFetchedSwitches.ts";
import { ViewHeading } from "./layout/ViewHeading.tsx";
import { ViewLink } from "./layout/ViewLink.tsx";
import { Notice } from "../ui/status/Notice.tsx";

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
  const off = useFetchedSwitches();
  const linkTo = (view: keyof typeof otherViews) => ({
    href: hrefOf(view),
    onFollow: () => show(view),
  });
  const busyOtherwise = signIn.running !== null && signIn.running !== "autofill";
  useAutofill({
    active: !busyOtherwise && !off.includes("passkeys"),
    ...signIn.delegate("autofill"),
  });
  useRedirectReturn(signIn);

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
      <OtherSignInMethods email={email} signIn={signIn} phoneLink={linkTo("phone")} off={off} />
      {reauthenticating || off.includes("emailLink") ? null : (
        <Typography sx={{ textAlign: "center" }}>
          {t("newHere")} <ViewLink to={linkTo("sign-up")}>{t("createAccount")}</ViewLink>
        </Typography>
      )}
    </Box>
  );
}

/** Explains to a user sent to the login page why they are signed out. */
function SignOutMessage({ notice }: { notice: SignOutNotice | null }) {
  const { t } = useTranslation(["login", "common"]);
  if (notice === null) return null;
  if (notice.kind === "sync-failed") {
    const { reason } = notice;
    return (
      <>
        <Notice severity="error">{t("common:sessionSyncFailed", { reason })}</Notice>
        <SyncAdvice />
      </>
    );
  }
  const { severity, text } = messages[notice.kind];
  return <Notice severity={severity}>{t(text)}</Notice>;
}

const messages = {
  "signed-out": { severity: "success", text: "notice.signedOut" },
  "signed-out-everywhere": { severity: "success", text: "notice.signedOutEverywhere" },
  "ended-everywhere": { severity: "info", text: "notice.endedEverywhere" },
  "signed-out-in-another-tab": { severity: "info", text: "notice.signedOutInAnotherTab" },
  "session-ended": { severity: "info", text: "notice.sessionEnded" },
  idle: { severity: "info", text: "notice.idle" },
} as const;

/** A word between two hairlines. */
function Divider({ children }: { children: string }) {
  const hairline = { content: '""', flexGrow: 1, borderTop: 1, borderColor: "divider" } as const;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        color: "text.secondary",
        "&::before": hairline,
        "&::after": hairline,
      }}
    >
      {children}
    </Box>
  );
}
