import { calls } from "@salvia/domain/calls";
import { practiceCalls } from "@salvia/domain/practice";

import { keepBodiesRaw } from "../http/rawBodies.ts";
import { bodilessRoute, jsonRoute } from "../http/route.ts";
import { serve } from "../http/serve.ts";
import { signedInRoute } from "./signedInRoute.ts";

keepBodiesRaw("/api/auth/");

/** Serves `/api/auth/**`: signing in and out, and what belongs to an account. */
export const auth = serve([
  jsonRoute(calls.sessionHandler, async () => (await import("./sessionHandler.ts")).sessionHandler),
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
]);
