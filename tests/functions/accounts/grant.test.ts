import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { staffSchema } from "@salvia/domain/account/staff";
import { brand } from "@salvia/domain/site/brand";
import { getApp } from "firebase-admin/app";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { applyGrant } from "../../../scripts/lib/grant/applyGrant.ts";
import { grantWords } from "../../../scripts/lib/grant/grantWords.ts";
import { Complaint } from "../../../scripts/lib/report.ts";
import { lead } from "../../../seed/leads.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { signInWith, withPasskey } from "../auth/passkeys.ts";
import { cookieOf, exchange, postAs } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

const script = fileURLToPath(new URL("../../../scripts/grant.ts", import.meta.url));

/** Does what `npm run grant` does, without a process of its own. */
async function grant(...words: string[]): Promise<{ code: number; said: string }> {
  const { email, change, mayTakeLastAdministrator } = grantWords(words);
  const { uid } = await auth.getUserByEmail(email);
  const by = { kind: "operator", name: "an operator", mayTakeLastAdministrator } as const;
  try {
    const done = await applyGrant(getApp(), { uid, change, by, now: new Date() });
    return { code: 0, said: `${email} ${done}\n` };
  } catch (error) {
    if (error instanceof Complaint) return { code: 1, said: error.message };
    throw error;
  }
}

/** Runs `npm run grant`, which finds the emulators in the environment of these tests. */
async function runGrant(...words: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...words]);
    return { code: 0, said: stdout };
  } catch (error) {
    if (!(error instanceof Error && "stderr" in error && "code" in error)) throw error;
    return { code: Number(error.code), said: String(error.stderr) };
  }
}

describe("an operator", () => {
  it("grants a role: new tokens carry it, older ones are refused, tabs are notified, and it is logged", async () => {
    const { uid, email, idToken, signIn } = await account({ emailVerified: true, name: "Camille" });
    await exchange(idToken);
    expect(await runGrant(email, "medical")).toMatchObject({ code: 0 });

    const { validAfter } = (await firestore.doc(`revocations/${uid}`).get()).data() ?? {};
    expect(claimsOf(idToken).iat).toBeLessThan(Number(validAfter));
    const token = await signIn();
    expect(claimsOf(token)).toMatchObject({ role: "medical" });
    expect(claimsOf(token).iat).toBeGreaterThanOrEqual(Number(validAfter));
    const changedAt: unknown = (await firestore.doc(`users/${uid}`).get()).get("roleChangedAt");
    if (!(changedAt instanceof Timestamp)) throw new Error("The tabs receive nothing.");
    // A tab fetches a new token if its current one is not newer than this.
    expect(Math.floor(changedAt.toMillis() / 1000)).toBe(Number(validAfter) - 1);
    expect(staffSchema.parse((await firestore.doc(`staff/${uid}`).get()).data())).toEqual({
      name: "Camille",
      role: "medical",
      specialty: null,
      languages: [],
      timezone: brand.timeZone,
    });
    expect(await entriesOf(uid)).toMatchObject([
      { action: "roleChanged", from: null, to: "medical" },
    ]);
  });

  it("revokes it again, once", async () => {
    const { uid, email, signIn } = await account({ emailVerified: true });
    await grant(email, "sales");
    expect(await grant(email, "none")).toMatchObject({ code: 0 });
    expect(claimsOf(await signIn())).not.toHaveProperty("role");
    expect((await firestore.doc(`staff/${uid}`).get()).exists).toBe(false);
    const again = await grant(email, "none");
    expect(again.said).toContain("nothing was changed");
    expect(await entriesOf(uid)).toHaveLength(2);
  });

  it("grants no role to an unverified address", async () => {
    const { uid, email } = await account();
    const { code, said } = await grant(email, "sales");
    expect([code, said.trim()]).toEqual([
      1,
      "The address of this account is not verified, so it gets no role.",
    ]);
    expect((await auth.getUser(uid)).customClaims).toBeUndefined();
    expect((await firestore.doc(`revocations/${uid}`).get()).exists).toBe(false);
  });

  it("adds no member to the directory of staff", async () => {
    const { uid, email } = await account({ emailVerified: true });
    expect((await grant(email, "member")).code).toBe(0);
    expect((await firestore.doc(`staff/${uid}`).get()).exists).toBe(false);
  });

  it("disables an account, which ends sessions and tabs, and can enable it again", async () => {
    const { uid, email, idToken, signIn } = await account({ emailVerified: true });
    await exchange(idToken);
    await grant(email, "sales");
    expect((await grant(email, "disable")).code).toBe(0);
    expect((await auth.getUser(uid)).disabled).toBe(true);
    expect((await firestore.doc(`users/${uid}`).get()).get("signedOutAt")).not.toBeNull();
    expect((await firestore.doc(`staff/${uid}`).get()).exists).toBe(false);
    expect(await (await exchange(idToken)).json()).toEqual({ error: "account-disabled" });

    expect((await grant(email, "enable")).code).toBe(0);
    expect((await exchange(await signIn())).status).toBe(200);
    expect((await firestore.doc(`staff/${uid}`).get()).get("role")).toBe("sales");
    expect((await entriesOf(uid)).map(({ action }) => action).toSorted()).toEqual([
      "accountDisabled",
      "accountEnabled",
      "roleChanged",
    ]);
  });

  it("deletes an account: tabs are notified and sign out, and none of its credentials work", async () => {
    const { uid, key, email, idToken, signIn } = await withPasskey();
    const username = `u${uid.slice(0, 8)}`;
    await exchange(idToken);
    await postAs(idToken, accountEndpoints.chooseUsername.path, { username });
    await grant(email, "sales");
    const owned = firestore.collection("leads").doc(`of-${uid}`);
    await owned.set(lead({ ownerId: uid }));
    const received: unknown[] = [];
    const stop = firestore.doc(`users/${uid}`).onSnapshot((profile) => {
      received.push(profile.exists ? profile.get("signedOutAt") : "gone");
    });
    const session = cookieOf(await exchange(await signIn()))?.value ?? "";

    expect(await runGrant(email, "delete")).toEqual({ code: 0, said: `${email} is deleted.\n` });

    await expect.poll(() => received.at(-1)).toBe("gone");
    stop();
    expect(received).toEqual([null, expect.any(Timestamp), "gone"]);
    await expect(auth.getUser(uid)).rejects.toThrow("no user record");
    expect(await (await exchange(idToken, { session })).json()).toEqual({
      error: "invalid-id-token",
    });
    expect((await signInWith(key)).status).toBe(401);
    for (const path of [`users/${uid}`, `staff/${uid}`, `usernames/${username}`]) {
      expect({ path, exists: (await firestore.doc(path).get()).exists }).toEqual({
        path,
        exists: false,
      });
    }
    const passkeys = await firestore.collection("passkeys").where("uid", "==", uid).get();
    expect(passkeys.size).toBe(0);
    const validAfter = Number((await firestore.doc(`revocations/${uid}`).get()).get("validAfter"));
    expect(claimsOf(idToken).iat).toBeLessThan(validAfter);
    expect((await owned.get()).get("ownerId")).toBe(uid);
    expect((await entriesOf(uid)).map(({ action }) => action).toSorted()).toEqual([
      "accountDeleted",
      "roleChanged",
    ]);
    expect((await runGrant(email, "delete")).said).toContain("No account has the address");
  });

  it("sets and removes an end date, and logs it", async () => {
    const { uid, email } = await account({ emailVerified: true });
    const revocation = firestore.doc(`revocations/${uid}`);
    const { code, said } = await grant(email, "until", "2099-12-31");
    expect([code, said]).toEqual([0, `${email} has access until 2099-12-31 (America/New_York).\n`]);
    expect((await revocation.get()).get("endsOn")).toBe("2099-12-31");
    expect((await grant(email, "until", "never")).said).toContain("without an end");
    expect((await revocation.get()).get("endsOn")).toBeUndefined();
    expect((await entriesOf(uid)).map(({ action }) => action)).toEqual([
      "endDateChanged",
      "endDateChanged",
    ]);
    expect((await grant(email, "until", "2020-01-01")).said).toContain("is over");
  });

  it("enables an account whose end date was reached, without that date", async () => {
    const { uid, email } = await account({ emailVerified: true });
    await grant(email, "disable");
    await firestore.doc(`revocations/${uid}`).update({ endsOn: "2020-01-01" });
    expect((await grant(email, "enable")).code).toBe(0);
    expect((await firestore.doc(`revocations/${uid}`).get()).get("endsOn")).toBeUndefined();
  });

  it("deletes an account that never started a session", async () => {
    const { uid, email } = await account();
    expect((await grant(email, "delete")).code).toBe(0);
    await expect(auth.getUser(uid)).rejects.toThrow("no user record");
    expect((await firestore.doc(`revocations/${uid}`).get()).exists).toBe(true);
  });

  it.each([
    ["no words", [], "Usage"],
    ["an unknown role", ["ana@example.com", "boss"], "Usage"],
    ["an unknown address", ["nobody.at.all@example.com", "sales"], "No account has the address"],
    ["a real project while emulators are named", ["a@b.cd", "sales", "--project", "x"], "is set"],
  ])("gets an explanation of what is wrong with %s", async (_fault, words, complaint) => {
    const { code, said } = await runGrant(...words);
    expect(code).toBe(1);
    expect(said).toContain(complaint);
    expect(said).not.toContain("    at ");
  });
});

async function entriesOf(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs.map((entry) => {
    const { at, ...data } = entry.data();
    if (!(at instanceof Timestamp)) throw new Error("An entry without a time.");
    return auditEntrySchema.parse({ ...data, at: at.toDate() });
  });
}
