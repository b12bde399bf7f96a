import { calls } from "@salvia/domain/shared/endpoints";
import { practiceCalls } from "@salvia/domain/account/practitionerProfile";

import { bodilessRoute, jsonRoute } from "../http/route.ts";
import { serve } from "../http/serve.ts";
import { signedInRoute } from "./signedInRoute.ts";

/** Serves `/api/auth/**`: signing in and out, and what belongs to an account. */
export const auth = serve(
  "auth",
  [
    jsonRoute(
      calls.sessionHandler,
      async () => (await import("./sessionHandler.ts")).sessionHandler,
    ),
    bodilessRoute(
      calls.sessionLogout,
      async () => (await import("./sessionLogout.ts")).sessionLogout,
    ),
    jsonRoute(
      calls.webauthnAuthenticationOptions,
      async () => (await import("../passkeys/authenticationOptions.ts")).authenticationOptions,
    ),
    jsonRoute(
      calls.webauthnVerifyAuthentication,
      async () => (await import("../passkeys/verifyAuthentication.ts")).verifyAuthentication,
    ),
    signedInRoute(
      calls.webauthnRegistrationOptions,
      async () => (await import("../passkeys/registrationOptions.ts")).registrationOptions,
    ),
    signedInRoute(
      calls.webauthnVerifyRegistration,
      async () => (await import("../passkeys/verifyRegistration.ts")).verifyRegistration,
    ),
    signedInRoute(
      calls.listPasskeys,
      async () => (await import("../passkeys/listPasskeys.ts")).listPasskeys,
    ),
    signedInRoute(
      calls.renamePasskey,
      async () => (await import("../passkeys/renamePasskey.ts")).renamePasskey,
    ),
    signedInRoute(
      calls.removePasskey,
      async () => (await import("../passkeys/removePasskey.ts")).removePasskey,
    ),
    jsonRoute(
      calls.signInWithUsername,
      async () => (await import("../accounts/signInWithUsername.ts")).signInWithUsername,
    ),
    signedInRoute(
      calls.chooseUsername,
      async () => (await import("../accounts/chooseUsername.ts")).chooseUsername,
    ),
    jsonRoute(
      calls.requestSignUp,
      async () => (await import("../accounts/requestMail.ts")).requestSignUp,
    ),
    jsonRoute(
      calls.requestPasswordReset,
      async () => (await import("../accounts/requestMail.ts")).requestPasswordReset,
    ),
    jsonRoute(
      calls.resetPassword,
      async () => (await import("../accounts/resetPassword.ts")).resetPassword,
    ),
    signedInRoute(
      calls.changePassword,
      async () => (await import("../accounts/changePassword.ts")).changePassword,
    ),
    jsonRoute(
      calls.openAccount,
      async () => (await import("../accounts/openAccount.ts")).openAccount,
    ),
    signedInRoute(
      calls.confirmEmail,
      async () => (await import("../accounts/confirmEmail.ts")).confirmEmail,
    ),
    signedInRoute(
      calls.requestEmailVerification,
      async () => (await import("../accounts/requestMail.ts")).requestEmailVerification,
    ),
    signedInRoute(
      calls.signOutEverywhere,
      async () => (await import("../sessions/signOutEverywhere.ts")).signOutEverywhere,
    ),
    signedInRoute(
      practiceCalls.changePractice,
      async () => (await import("../accounts/changePractice.ts")).changePractice,
    ),
    signedInRoute(
      calls.findAccount,
      async () => (await import("../accounts/findAccount.ts")).findAccount,
    ),
    signedInRoute(
      calls.changeAccess,
      async () => (await import("../accounts/changeAccess.ts")).changeAccess,
    ),
  ],
  // 1,600 calls at once: a second's worth of an insurer's whole morning, and a bound on its bill.
  { maxInstances: 20 },
);
