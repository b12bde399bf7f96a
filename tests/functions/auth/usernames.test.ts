import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { describe, expect, it } from "vitest";

import { account, auth, firestore, signInWithCustomToken } from "../support/accounts.ts";
import { exchange, post, postAs, sortedStatuses } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

let count = Date.now();

/** An unused username. */
function fresh(): string {
  return `u${(count++).toString(36)}`;
}

async function choose(idToken: string, username: string) {
  const response = await postAs(idToken, accountEndpoints.chooseUsername.path, { username });
  return [response.status, await response.json()];
}

async function signInAs(username: string, password: string) {
  const response = await post(sessionEndpoints.signInWithUsername.path, {
    body: { username, password },
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

/** An account with a username. */
async function named() {
  const username = fresh();
  const owner = await account({ role: "sales" });
  expect(await choose(owner.idToken, username)).toEqual([200, { username }]);
  return { ...owner, username };
}

const wrong = { status: 401, body: { error: "wrong-credentials" } };

describe("a user with a username", () => {
  it.each(["as it is", "in capitals", "with blanks around it"])(
    "signs in with it, written %s",
    async (how) => {
      const { uid, email, username, password } = await named();
      const written = {
        "as it is": username,
        "in capitals": username.toUpperCase(),
        "with blanks around it": ` ${username} `,
      }[how];
      const { status, body } = await signInAs(written ?? "", password);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(email);
      const { customToken } = sessionEndpoints.signInWithUsername.output.parse(body);
      const token = await signInWithCustomToken(String(customToken));
      expect(claimsOf(token)).toMatchObject({ user_id: uid, role: "sales" });
      expect((await exchange(token)).status).toBe(200);
    },
  );

  it("is refused with another user's password, and once the account is disabled", async () => {
    const { uid, username, password } = await named();
    expect(await signInAs(username, "another password")).toEqual(wrong);
    expect((await signInAs(username, password)).status).toBe(200);
    await auth.updateUser(uid, { disabled: true });
    expect(await signInAs(username, password)).toEqual(wrong);
    await auth.deleteUser(uid);
    expect(await signInAs(username, password)).toEqual(wrong);
  });

  it("is refused if the account has no password", async () => {
    const { uid, username, password } = await named();
    await auth.updateUser(uid, { providersToUnlink: ["password"] });
    expect(await signInAs(username, password)).toEqual(wrong);
  });
});

describe("an unknown username", () => {
  it.each(["nobody.has.this", "x", "@", "a/b", "..", "__proto__", "constructor", "é", " "])(
    "such as %j gets the same answer as a wrong password",
    async (username) => {
      expect(await signInAs(username, "a long password")).toEqual(wrong);
    },
  );

  it("never signs in, whatever the password, not even to the stand-in account", async () => {
    await signInAs("nobody.has.this", "a long password");
    const decoy = await auth.getUser("username-decoy");
    expect(decoy.customClaims).toBeUndefined();
    expect((await firestore.doc("usernames/username-decoy").get()).exists).toBe(false);
  });
});

describe("choosing a username", () => {
  it("saves it in the profile and frees the previous one", async () => {
    const { uid, idToken, username } = await named();
    const next = fresh();
    expect(await choose(idToken, next)).toEqual([200, { username: next }]);
    expect((await firestore.doc(`users/${uid}`).get()).get("username")).toBe(next);
    const other = await account();
    expect(await choose(other.idToken, username)).toEqual([200, { username }]);
    expect((await firestore.doc(`usernames/${username}`).get()).data()).toEqual({ uid: other.uid });
  });

  it("has no effect for the current one", async () => {
    const { uid, idToken, username } = await named();
    expect(await choose(idToken, username)).toEqual([200, { username }]);
    expect((await firestore.doc(`usernames/${username}`).get()).get("uid")).toBe(uid);
  });

  it("is refused for another user's and changes nothing", async () => {
    const owner = await named();
    const { uid, idToken, username } = await named();
    expect(await choose(idToken, owner.username)).toEqual([409, { error: "username-taken" }]);
    expect((await firestore.doc(`users/${uid}`).get()).get("username")).toBe(username);
    expect((await firestore.doc(`usernames/${owner.username}`).get()).get("uid")).toBe(owner.uid);
  });

  it("gives it to one of several concurrent users", async () => {
    const username = fresh();
    const people = await Promise.all([1, 2, 3, 4].map(() => account()));
    const answers = await Promise.all(people.map(({ idToken }) => choose(idToken, username)));
    expect(sortedStatuses(answers.map(([status]) => ({ status })))).toEqual([200, 409, 409, 409]);
    const profiles = await firestore.collection("users").where("username", "==", username).get();
    expect(profiles.size).toBe(1);
  });

  it("requires a recent sign-in", async () => {
    const { idToken } = await account();
    expect(await choose(laterToken(idToken, 301), fresh())).toEqual([
      401,
      { error: "recent-sign-in-required" },
    ]);
  });

  it.each(["Ana", "ab", "1ana", "ana@example.com", "a/b", "__proto__", "ana\n", "аna"])(
    "refuses %j",
    async (username) => {
      const { idToken } = await account();
      expect(await choose(idToken, username)).toEqual([400, { error: "bad-request" }]);
    },
  );
});
