import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { auditEndpoints } from "@salvia/domain/audit/auditExport";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { availabilityEndpoints } from "@salvia/domain/scheduling/availability";
import { practitionerProfileEndpoints } from "@salvia/domain/account/practitionerProfile";
import { switchEndpoints } from "@salvia/domain/configuration/switches";

import { bodilessRoute, jsonRoute } from "../http/route.ts";
import { serve } from "../http/serve.ts";
import { minInstances } from "../settings/minInstances.ts";
import { signedInRoute } from "../caller/signedInRoute.ts";

/** Serves `/api/auth/**`: sign-in, sign-out and account calls. */
export const auth = serve(
  "auth",
  [
    jsonRoute(
      sessionEndpoints.sessionHandler,
      async () => (await import("./sessionHandler.ts")).sessionHandler,
    ),
    bodilessRoute(
      sessionEndpoints.sessionLogout,
      async () => (await import("./sessionLogout.ts")).sessionLogout,
    ),
    jsonRoute(
      passkeyEndpoints.webauthnAuthenticationOptions,
      async () => (await import("../passkeys/authenticationOptions.ts")).authenticationOptions,
    ),
    jsonRoute(
      passkeyEndpoints.webauthnVerifyAuthentication,
      async () => (await import("../passkeys/verifyAuthentication.ts")).verifyAuthentication,
    ),
    signedInRoute(
      passkeyEndpoints.webauthnRegistrationOptions,
      async () => (await import("../passkeys/registrationOptions.ts")).registrationOptions,
    ),
    signedInRoute(
      passkeyEndpoints.webauthnVerifyRegistration,
      async () => (await import("../passkeys/verifyRegistration.ts")).verifyRegistration,
    ),
    signedInRoute(
      passkeyEndpoints.listPasskeys,
      async () => (await import("../passkeys/listPasskeys.ts")).listPasskeys,
    ),
    signedInRoute(
      passkeyEndpoints.renamePasskey,
      async () => (await import("../passkeys/renamePasskey.ts")).renamePasskey,
    ),
    signedInRoute(
      passkeyEndpoints.removePasskey,
      async () => (await import("../passkeys/removePasskey.ts")).removePasskey,
    ),
    jsonRoute(
      sessionEndpoints.signInWithUsername,
      async () => (await import("../accounts/username/signInWithUsername.ts")).signInWithUsername,
    ),
    signedInRoute(
      accountEndpoints.chooseUsername,
      async () => (await import("../accounts/username/chooseUsername.ts")).chooseUsername,
    ),
    jsonRoute(
      accountEndpoints.requestSignUp,
      async () => (await import("../accounts/mailed/requestMail.ts")).requestSignUp,
    ),
    jsonRoute(
      accountEndpoints.requestPasswordReset,
      async () => (await import("../accounts/mailed/requestMail.ts")).requestPasswordReset,
    ),
    jsonRoute(
      accountEndpoints.resetPassword,
      async () => (await import("../accounts/mailed/resetPassword.ts")).resetPassword,
    ),
    signedInRoute(
      accountEndpoints.changePassword,
      async () => (await import("../accounts/changePassword.ts")).changePassword,
    ),
    jsonRoute(
      accountEndpoints.openAccount,
      async () => (await import("../accounts/mailed/openAccount.ts")).openAccount,
    ),
    signedInRoute(
      accountEndpoints.confirmEmail,
      async () => (await import("../accounts/mailed/confirmEmail.ts")).confirmEmail,
    ),
    signedInRoute(
      accountEndpoints.requestEmailVerification,
      async () => (await import("../accounts/mailed/requestMail.ts")).requestEmailVerification,
    ),
    signedInRoute(
      sessionEndpoints.signOutEverywhere,
      async () => (await import("./signOutEverywhere.ts")).signOutEverywhere,
    ),
    signedInRoute(
      practitionerProfileEndpoints.changePractice,
      async () =>
        (await import("../accounts/changePractitionerProfile.ts")).changePractitionerProfile,
    ),
    signedInRoute(
      availabilityEndpoints.changeAvailability,
      async () => (await import("../appointments/changeAvailability.ts")).changeAvailability,
    ),
    signedInRoute(
      accessEndpoints.findAccount,
      async () => (await import("../accounts/access/findAccount.ts")).findAccount,
    ),
    signedInRoute(
      accessEndpoints.listAccounts,
      async () => (await import("../accounts/access/listAccounts.ts")).listAccounts,
    ),
    signedInRoute(
      accessEndpoints.inviteAccount,
      async () => (await import("../accounts/invitations/inviteAccount.ts")).inviteAccount,
    ),
    signedInRoute(
      accessEndpoints.checkInvitations,
      async () => (await import("../accounts/invitations/invitationFile.ts")).checkInvitations,
    ),
    signedInRoute(
      accessEndpoints.sendInvitations,
      async () => (await import("../accounts/invitations/invitationFile.ts")).sendInvitations,
    ),
    signedInRoute(
      accessEndpoints.changeAccess,
      async () => (await import("../accounts/access/changeAccess.ts")).changeAccess,
    ),
    signedInRoute(
      accessEndpoints.changeEndDate,
      async () => (await import("../accounts/endDates/changeEndDate.ts")).changeEndDate,
    ),
    signedInRoute(
      auditEndpoints.beginAuditExport,
      async () => (await import("../audit/exportAudit.ts")).beginAuditExport,
    ),
    signedInRoute(
      auditEndpoints.auditExportPage,
      async () => (await import("../audit/exportAudit.ts")).auditExportPage,
    ),
    bodilessRoute(
      sessionEndpoints.findSwitches,
      async () => (await import("../switches/findSwitches.ts")).findSwitches,
    ),
    signedInRoute(
      switchEndpoints.changeSwitch,
      async () => (await import("../switches/changeSwitch.ts")).changeSwitch,
    ),
  ],
  // 1,600 concurrent calls: enough for a large insurer's morning peak, and a cap on cost.
  { maxInstances: 20, minInstances: minInstances() },
);
