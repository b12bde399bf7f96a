import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { expect, it } from "vitest";

import { account, auth, day, firestore } from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { postAs } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

const paths = Object.values({
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...accountEndpoints,
  ...accessEndpoints,
}).flatMap((call) => (call.signedIn === false ? [] : [call.path]));
const invitation = {
  email: "somebody@example.com",
  name: "Somebody",
  role: "sales",
  language: "en",
};
const inputs: Record<string, object> = {
  [passkeyEndpoints.renamePasskey.path]: { id: "AAAA", name: "Phone" },
  [passkeyEndpoints.removePasskey.path]: { id: "AAAA" },
  [accountEndpoints.chooseUsername.path]: { username: "somebody" },
  [accountEndpoints.requestEmailVerification.path]: { language: "en" },
  [accountEndpoints.confirmEmail.path]: { oobCode: "code" },
  [accountEndpoints.changePassword.path]: { current: null, password: "la vaca lee de noche" },
  [accessEndpoints.findAccount.path]: { uid: "somebody" },
  [accessEndpoints.listAccounts.path]: { text: "", role: null, state: null, from: null },
  [accessEndpoints.inviteAccount.path]: invitation,
  [accessEndpoints.checkInvitations.path]: { invitations: [invitation] },
  [accessEndpoints.sendInvitations.path]: { invitations: [invitation] },
  [accessEndpoints.changeEndDate.path]: { uid: "somebody", endsOn: null },
  [accessEndpoints.changeAccess.path]: { uid: "somebody", change: { kind: "disable" } },
  [passkeyEndpoints.webauthnVerifyRegistration.path]: {
    response: newKey().register({ challenge: "A".repeat(43) }),
  },
};

async function answer(idToken: string, path: string) {
  const response = await postAs(idToken, path, inputs[path] ?? {});
  return [response.status, await response.json()];
}

const [disabled, deleted, old, signedOut] = [
  await account({ emailVerified: true }),
  await account({ emailVerified: true }),
  await account({ emailVerified: true }),
  await account({ emailVerified: true }),
] as const;
await auth.updateUser(disabled.uid, { disabled: true });
await auth.deleteUser(deleted.uid);
const endedSignIns = { [String(claimsOf(signedOut.idToken)["auth_time"])]: true };
await firestore.doc(`revocations/${signedOut.uid}`).set({ validAfter: 0, endedSignIns });

it.each(paths)("refuses disabled and deleted users, and revoked tokens: %s", async (each) => {
  expect(await answer(disabled.idToken, each)).toEqual([403, { error: "account-disabled" }]);
  expect(await answer(deleted.idToken, each)).toEqual([401, { error: "invalid-id-token" }]);
  const revoked = laterToken(old.idToken, 61 * day);
  expect(await answer(revoked, each)).toEqual([401, { error: "invalid-id-token" }]);
  expect(await answer("a.b.c", each)).toEqual([401, { error: "invalid-id-token" }]);
});

it.each(paths)("refuses a sign-in that was signed out, or is thirty days old: %s", async (each) => {
  const tooOld = laterToken(old.idToken, 30 * day);
  expect(await answer(tooOld, each)).toEqual([401, { error: "recent-sign-in-required" }]);
  expect(await answer(signedOut.idToken, each)).toEqual([401, { error: "invalid-id-token" }]);
});
