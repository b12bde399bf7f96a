import type { Mail } from "@salvia/domain/mail/mail";
import { policyEndpoints } from "@salvia/domain/member/policyEndpoints";
import { describe, expect, it } from "vitest";

import { suppress } from "../../../functions/src/mail/suppressions.ts";
import { patient } from "../../../seed/patients.ts";
import { user } from "../../../seed/users.ts";
import { answerOf, sent } from "../auth/linkRequests.ts";
import { administrator, clinician, imported, storedMember } from "./importing.ts";
import {
  account,
  auth,
  firestore,
  signInWithCustomToken,
  signInWithGoogle,
} from "../support/accounts.ts";
import { answerMailRequests, mailsOf, mailsTo } from "../support/mails.ts";
import { exchange, postAs } from "../support/site.ts";

const aNumber = () => `SV-${crypto.randomUUID().toUpperCase().slice(0, 23)}`;

/** The account that an import has opened for a policy; no one has signed in to it. */
async function policy(memberNumber = aNumber()) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified: true });
  await auth.setCustomUserClaims(uid, { role: "member" });
  await firestore.doc(`patients/${uid}`).set(patient({ memberNumber, language: "fr" }));
  return { uid, email, memberNumber };
}

/** A customer without a role, who has signed up with another address. */
async function customer() {
  const { uid, email, idToken } = await account({ emailVerified: true });
  await exchange(idToken);
  const call = (name: "requestPolicyCode" | "linkPolicy", body: object) =>
    answerOf(postAs(idToken, policyEndpoints[name].path, body));
  return {
    uid,
    email,
    ask: (memberNumber: string) => call("requestPolicyCode", { memberNumber }),
    enter: (code: string) => call("linkPolicy", { code }),
  };
}

const codeIn = (mail: Mail | undefined) => /^\d{6}$/m.exec(mail?.message.text ?? "")?.[0] ?? "";

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const wrong = [422, { error: "wrong-code" }];
const expired = [410, { error: "code-expired" }];

/** The challenge of an account as it is stored. */
async function challengeOf(uid: string) {
  const { docs } = await firestore.collection("challenges").where("uid", "==", uid).get();
  return docs[0];
}

async function logOf(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs.map((entry) => entry.data());
}

it("links a policy with the code from its address on file, which learns of it", async () => {
  const [ana, held] = [await customer(), await policy()];
  expect(await ana.ask(` ${held.memberNumber.toLowerCase()} `)).toEqual(sent);
  const [mail] = await mailsOf(held.email, 1);
  expect(mail?.message.subject).toBe("Votre code pour rattacher votre contrat");
  expect(mail?.message.text).not.toContain(held.memberNumber);
  expect((await challengeOf(ana.uid))?.data()).not.toMatchObject({ codeHash: codeIn(mail) });

  const [status, body] = await ana.enter(codeIn(mail));
  expect(status).toBe(200);
  const idToken = await signInWithCustomToken(String(Object(body)["customToken"]));
  expect(await (await exchange(idToken)).json()).toMatchObject({ redirectPath: "/member" });
  const linked = await auth.getUser(held.uid);
  expect(linked).toMatchObject({ email: ana.email, emailVerified: true });
  await expect(auth.getUser(ana.uid)).rejects.toThrow("no user record");
  expect((await firestore.doc(`users/${ana.uid}`).get()).exists).toBe(false);
  const subjects = (await mailsOf(held.email, 2)).map(({ message }) => message.subject);
  expect(subjects).toContain("Votre contrat a été rattaché à une autre adresse");
  expect(await mailsOf(ana.email, 0)).toEqual([]);
  expect(await logOf(held.uid)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: "policyCodeRequested", by: ana.uid }),
      expect.objectContaining({ action: "policyLinked", from: ana.uid, by: ana.uid }),
    ]),
  );
  // Google proves the address again, and must not take the account for another person's.
  const session = await exchange(await signInWithGoogle(ana.email));
  expect(await session.json()).toMatchObject({ redirectPath: "/member" });
  expect(await mailsOf(ana.email, 0)).toEqual([]);
});

it("answers an unknown number and each guess like those of a policy", async () => {
  const held = await policy();
  const shown = async (memberNumber: string) => {
    const { uid, ask, enter } = await customer();
    const asked = await ask(memberNumber);
    await answerMailRequests();
    const code = codeIn((await mailsOf(held.email, 0)).at(-1));
    const answers = [asked];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await enter(other(code || "000000")));
    answers.push(await enter(code || "000000"));
    return { answers, triesLeft: (await challengeOf(uid))?.get("triesLeft") };
  };
  const known = await shown(held.memberNumber);
  expect(known.answers).toEqual([sent, wrong, wrong, wrong, wrong, wrong, expired]);
  expect(await shown(aNumber())).toEqual(known);
});

describe("a code", () => {
  it("works once, for its account, for a quarter of an hour, until a new one is requested", async () => {
    const [ana, held] = [await customer(), await policy()];
    await ana.ask(held.memberNumber);
    const first = codeIn((await mailsOf(held.email, 1))[0]);
    const stranger = await customer();
    expect(await stranger.enter(first)).toEqual(expired);
    await ana.ask(held.memberNumber);
    expect(await ana.enter(first)).toEqual(wrong);
    const codes = (await mailsOf(held.email, 2)).map(codeIn);
    const second = codes.find((code) => code !== first) ?? "";
    const challenge = await challengeOf(ana.uid);
    await challenge?.ref.update({ expiresAt: new Date() });
    expect(await ana.enter(second)).toEqual(expired);
    await challenge?.ref.update({ expiresAt: new Date(Date.now() + 60_000) });
    const both = await Promise.all([ana.enter(second), ana.enter(second)]);
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 410]));
  });

  it("is sent once, however often its event arrives, and not after a newer request", async () => {
    const [ana, held] = [await customer(), await policy()];
    await ana.ask(held.memberNumber);
    const { docs } = await firestore
      .collection("mailRequests")
      .where("email", "==", ana.email)
      .get();
    const kept = docs[0];
    await answerMailRequests();
    const challenge = (await challengeOf(ana.uid))?.data();
    await kept?.ref.set(kept.data());
    await answerMailRequests();
    expect(await mailsOf(held.email, 0)).toHaveLength(1);
    expect((await challengeOf(ana.uid))?.data()).toEqual(challenge);
  });

  it("goes to no suppressed address", async () => {
    const [ana, held] = [await customer(), await policy()];
    await suppress(firestore, [{ email: held.email, kind: "complaint" }], new Date());
    expect(await ana.ask(held.memberNumber)).toEqual(sent);
    expect(await mailsTo(held.email, 0)).toEqual([]);
  });

  it("is refused to people with a role or an unproven address", async () => {
    const { memberNumber } = await policy();
    const ask = async (details: object) => {
      const { idToken } = await account(details);
      return answerOf(postAs(idToken, policyEndpoints.requestPolicyCode.path, { memberNumber }));
    };
    expect(await ask({ role: "member", emailVerified: true })).toEqual([
      403,
      { error: "not-allowed" },
    ]);
    expect(await ask({})).toEqual([403, { error: "email-not-verified" }]);
  });
});

it("refuses to ask for one policy more than five times a day, from any account", async () => {
  const held = await policy();
  const statuses: unknown[] = [];
  for (let asked = 0; asked < 6; asked += 1) {
    statuses.push((await (await customer()).ask(held.memberNumber))[0]);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const ana = await customer();
  for (let asked = 0; asked < 5; asked += 1) await ana.ask(aNumber());
  expect((await ana.ask(aNumber()))[0]).toBe(429);
});

describe("a policy whose account is in use", () => {
  async function used() {
    const held = await policy();
    await firestore
      .doc(`users/${held.uid}`)
      .set(user({ email: held.email, verifiedEmail: held.email }));
    await auth.updateUser(held.uid, { password: "a long password", phoneNumber: aPhone() });
    return held;
  }

  it("gets no code, but its member learns of it", async () => {
    const [ana, held] = [await customer(), await used()];
    expect(await ana.ask(held.memberNumber)).toEqual(sent);
    const [mail] = await mailsOf(held.email, 1);
    expect(mail?.message.subject).toBe("Quelqu’un a demandé à rattacher votre contrat");
    expect(codeIn(mail)).toBe("");
    expect(await ana.enter("000000")).toEqual(wrong);
  });

  it("is not taken over by a code from before", async () => {
    const [ana, held] = [await customer(), await policy()];
    await ana.ask(held.memberNumber);
    const code = codeIn((await mailsOf(held.email, 1))[0]);
    await auth.updateUser(held.uid, { password: "a long password" });
    expect(await ana.enter(code)).toEqual([409, { error: "changed-meanwhile" }]);
    expect((await auth.getUser(held.uid)).email).toBe(held.email);
  });

  it("is linked by an administrator, and its earlier user can no longer sign in", async () => {
    const [ana, held, admin] = [await customer(), await used(), await administrator()];
    const link = (memberNumber: string) =>
      answerOf(
        postAs(admin.idToken, policyEndpoints.linkAccount.path, { uid: ana.uid, memberNumber }),
      );
    expect(await link(aNumber())).toEqual([404, { error: "not-found" }]);
    const [status, body] = await link(held.memberNumber);
    expect([status, Object(body)["account"]]).toMatchObject([
      200,
      { uid: held.uid, email: ana.email, role: "member" },
    ]);
    const { passwordHash, phoneNumber, tokensValidAfterTime } = await auth.getUser(held.uid);
    expect({ phoneNumber, isHashed: passwordHash !== undefined }).toEqual({
      phoneNumber: undefined,
      isHashed: true,
    });
    expect(Date.parse(tokensValidAfterTime ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect((await mailsOf(held.email, 1))[0]?.message.subject).toContain("autre adresse");
    expect(await logOf(held.uid)).toMatchObject([
      { action: "policyLinked", from: ana.uid, by: admin.uid },
    ]);
    expect(
      await exchange(await signInWithGoogle(ana.email)).then((each) => each.json()),
    ).toMatchObject({
      redirectPath: "/member",
    });
    expect(await link(held.memberNumber)).toEqual([403, { error: "not-allowed" }]);
  });
});

it("is still found by an import, which knows the address on file", async () => {
  const admin = await administrator();
  const memberNumber = aNumber();
  const row = imported([await clinician()], { memberNumber });
  expect(await admin.outcomes([row])).toEqual(["added"]);
  const { uid } = await storedMember(row.email);
  const ana = await customer();
  await ana.ask(memberNumber);
  expect((await ana.enter(codeIn((await mailsOf(row.email, 1))[0])))[0]).toBe(200);
  // Another person may even open an account with the old address.
  await account();
  await auth.createUser({ email: row.email, emailVerified: true });
  expect(await admin.outcomes([row])).toEqual(["unchanged"]);
  expect(await admin.outcomes([{ ...row, name: "Bea Nogueira" }])).toEqual(["changed"]);
  expect((await firestore.doc(`patients/${uid}`).get()).get("name")).toBe("Bea Nogueira");
});

function aPhone(): string {
  return `+1555${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
}
