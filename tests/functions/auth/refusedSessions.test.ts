import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { endpoints } from "@salvia/domain/shared/endpoints";
import { expect, it } from "vitest";

import { account, auth, day, firestore } from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { postAs } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

const paths = Object.values({ ...endpoints, ...accessEndpoints }).flatMap((call) =>
  call.signedIn === false ? [] : [call.path],
);
const invitation = {
  email: "somebody@example.com",
  name: "Somebody",
  role: "sales",
  language: "en",
};
const inputs: Record<string, object> = {
  [endpoints.renamePasskey.path]: { id: "AAAA", name: "Phone" },
  [endpoints.removePasskey.path]: { id: "AAAA" },
  [endpoints.chooseUsername.path]: { username: "somebody" },
  [endpoints.requestEmailVerification.path]: { language: "en" },
  [endpoints.confirmEmail.path]: { oobCode: "code" },
  [endpoints.changePassword.path]: { current: null, password: "la vaca lee de noche" },
  [accessEndpoints.findAccount.path]: { uid: "somebody" },
  [accessEndpoints.listAccounts.path]: { startsWith: "", role: null, from: null },
  [accessEndpoints.inviteAccount.path]: invitation,
  [accessEndpoints.checkInvitations.path]: { invitations: [invitation] },
  [accessEndpoints.sendInvitations.path]: { invitations: [invitation] },
  [accessEndpoints.changeEndDate.path]: { uid: "somebody", endsOn: null },
  [accessEndpoints.changeAccess.path]: { uid: "somebody", change: { kind: "disable" } },
  [endpoints.webauthnVerifyRegistration.path]: {
    response: newKey().register({ challenge: "A".repeat(43) }),
  },
};

it.each(paths)("refuses disabled and deleted users, and revoked tokens: %s", async (each) => {
  const answer = async (idToken: string) => {
    const response = await postAs(idToken, each, inputs[each] ?? {});
    return [response.status, await response.json()];
  };
  const disabled = await account({ emailVerified: true });
  await auth.updateUser(disabled.uid, { disabled: true });
  expect(await answer(disabled.idToken)).toEqual([403, { error: "account-disabled" }]);

  const deleted = await account({ emailVerified: true });
  await auth.deleteUser(deleted.uid);
  expect(await answer(deleted.idToken)).toEqual([401, { error: "invalid-id-token" }]);

  const old = await account({ emailVerified: true });
  const token = laterToken(old.idToken, 61 * 24 * 60 * 60);
  expect(await answer(token)).toEqual([401, { error: "invalid-id-token" }]);
  expect(await answer("a.b.c")).toEqual([401, { error: "invalid-id-token" }]);
});

it.each(paths)("refuses a sign-in that was signed out, or is thirty days old: %s", async (each) => {
  const answer = async (idToken: string) => {
    const response = await postAs(idToken, each, inputs[each] ?? {});
    return [response.status, await response.json()];
  };
  const { uid, idToken } = await account({ emailVerified: true });
  const tooOld = laterToken(idToken, 30 * day);
  expect(await answer(tooOld)).toEqual([401, { error: "recent-sign-in-required" }]);
  const endedSignIns = { [String(claimsOf(idToken)["auth_time"])]: true };
  await firestore.doc(`revocations/${uid}`).set({ validAfter: 0, endedSignIns });
  expect(await answer(idToken)).toEqual([401, { error: "invalid-id-token" }]);
});
