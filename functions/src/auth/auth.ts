import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { auditEndpoints } from "@salvia/domain/audit/auditExport";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { availabilityEndpoints } from "@salvia/domain/scheduling/availability";
import { practitionerProfileEndpoints } from "@salvia/domain/account/practitionerProfile";
import { switchEndpoints } from "@salvia/domain/configuration/switches";

import { bodilessRoute, jsonRoutes } from "../http/route.ts";
import { serve } from "../http/serve.ts";
import { minInstances } from "../settings/minInstances.ts";
import { signedInRoutes } from "../caller/signedInRoute.ts";

/** Serves `/api/auth/**`: sign-in, sign-out and account calls. */
export const auth = serve(
  "auth",
  [
    ...jsonRoutes(sessionEndpoints, {
      sessionHandler: () => import("./sessionHandler.ts"),
      signInWithUsername: () => import("../accounts/username/signInWithUsername.ts"),
    }),
    ...jsonRoutes(passkeyEndpoints, {
      webauthnAuthenticationOptions: () => import("../passkeys/webauthnAuthenticationOptions.ts"),
      webauthnVerifyAuthentication: () => import("../passkeys/webauthnVerifyAuthentication.ts"),
    }),
    ...signedInRoutes(passkeyEndpoints, {
      webauthnRegistrationOptions: () => import("../passkeys/webauthnRegistrationOptions.ts"),
      webauthnVerifyRegistration: () => import("../passkeys/webauthnVerifyRegistration.ts"),
      listPasskeys: () => import("../passkeys/listPasskeys.ts"),
      renamePasskey: () => import("../passkeys/renamePasskey.ts"),
      removePasskey: () => import("../passkeys/removePasskey.ts"),
    }),
    ...signedInRoutes(accountEndpoints, {
      chooseUsername: () => import("../accounts/username/chooseUsername.ts"),
      changePassword: () => import("../accounts/changePassword.ts"),
      confirmEmail: () => import("../accounts/mailed/confirmEmail.ts"),
      requestEmailVerification: () => import("../accounts/mailed/requestMail.ts"),
    }),
    ...jsonRoutes(accountEndpoints, {
      requestSignUp: () => import("../accounts/mailed/requestMail.ts"),
      requestPasswordReset: () => import("../accounts/mailed/requestMail.ts"),
      resetPassword: () => import("../accounts/mailed/resetPassword.ts"),
      openAccount: () => import("../accounts/mailed/openAccount.ts"),
    }),
    ...signedInRoutes(sessionEndpoints, {
      signOutEverywhere: () => import("./signOutEverywhere.ts"),
    }),
    ...signedInRoutes(practitionerProfileEndpoints, {
      changePractice: () => import("../accounts/changePractice.ts"),
    }),
    ...signedInRoutes(availabilityEndpoints, {
      changeAvailability: () => import("../appointments/changeAvailability.ts"),
    }),
    ...signedInRoutes(accessEndpoints, {
      findAccount: () => import("../accounts/access/findAccount.ts"),
      listAccounts: () => import("../accounts/access/listAccounts.ts"),
      inviteAccount: () => import("../accounts/invitations/inviteAccount.ts"),
      checkInvitations: () => import("../accounts/invitations/invitationFile.ts"),
      sendInvitations: () => import("../accounts/invitations/invitationFile.ts"),
      changeAccess: () => import("../accounts/access/changeAccess.ts"),
      changeEndDate: () => import("../accounts/endDates/changeEndDate.ts"),
    }),
    ...signedInRoutes(auditEndpoints, {
      beginAuditExport: () => import("../audit/exportAudit.ts"),
      auditExportPage: () => import("../audit/exportAudit.ts"),
    }),
    ...signedInRoutes(switchEndpoints, {
      changeSwitch: () => import("../switches/changeSwitch.ts"),
    }),
    bodilessRoute(
      sessionEndpoints.sessionLogout,
      async () => (await import("./sessionLogout.ts")).sessionLogout,
    ),
    bodilessRoute(
      sessionEndpoints.findSwitches,
      async () => (await import("../switches/findSwitches.ts")).findSwitches,
    ),
  ],
  // 1,600 concurrent calls: enough for a large insurer's morning peak, and a cap on cost.
  { maxInstances: 20, minInstances: minInstances() },
);
