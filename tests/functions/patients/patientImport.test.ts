import { describe, expect, it } from "vitest";

import { account, applyCode, auth, firestore } from "../support/accounts.ts";
import { exchange, postAs, sortedStatuses } from "../support/site.ts";
import { administrator, clinician, imported, importsBy, storedMember } from "./importing.ts";
import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";

/** Signs in with an emailed link, as a member without a password does. */
async function signInByLink(email: string) {
  const link = await auth.generateSignInWithEmailLink(email, {
    url: "http://localhost/login",
    handleCodeInApp: true,
  });
  return applyCode("signInWithEmailLink", {
    email,
    oobCode: new URL(link).searchParams.get("oobCode"),
  });
}

it("creates a member without a password, who then signs in with an emailed link", async () => {
  const admin = await administrator();
  const [camille, daniel] = [await clinician(), await clinician()];
  const beatriz = imported([camille, daniel]);
  expect(await admin.outcomes([beatriz])).toEqual(["added"]);
  const { uid, ...stored } = await storedMember(beatriz.email);
  const clinicians = [camille.uid, daniel.uid];
  expect(stored).toMatchObject({
    account: {
      role: "member",
      hasPassword: false,
      emailVerified: true,
      displayName: "Beatriz Nogueira",
      isPending: false,
    },
    patient: {
      name: "Beatriz Nogueira",
      birthDate: "1984-02-29",
      sex: "female",
      language: "pt",
      clinicians,
    },
    log: [
      { action: "roleChanged", from: null, to: "member", by: admin.uid },
      { action: "treatmentChanged", added: clinicians, removed: [], by: admin.uid },
    ],
  });
  expect(await importsBy(admin.uid)).toMatchObject([{ uid: admin.uid, added: 1, changed: 0 }]);

  const signedIn = await signInByLink(beatriz.email);
  expect(signedIn["localId"]).toBe(uid);
  const session = await exchange(String(signedIn["idToken"]));
  expect(await session.json()).toEqual({ cookieSet: true, redirectPath: "/member" });
});

it("keeps the role of a member whose account was created days before their first sign-in", async () => {
  const admin = await administrator();
  const beatriz = imported([await clinician()]);
  // As an earlier import left it. First sign-ins to such accounts are checked more closely.
  const creationTime = new Date(Date.now() - 7 * 24 * 60 * 60_000).toUTCString();
  const uid = crypto.randomUUID();
  const existing = { uid, email: beatriz.email, emailVerified: true };
  const metadata = { creationTime, lastSignInTime: creationTime };
  const { errors } = await auth.importUsers([{ ...existing, metadata }]);
  expect(errors).toEqual([]);
  expect((await auth.getUser(uid)).metadata.creationTime).toBe(creationTime);
  expect(await admin.outcomes([beatriz])).toEqual(["added"]);
  const session = await exchange(String((await signInByLink(beatriz.email))["idToken"]));
  expect(await session.json()).toEqual({ cookieSet: true, redirectPath: "/member" });
  expect(await admin.outcomes([beatriz])).toEqual(["unchanged"]);
  expect((await storedMember(beatriz.email)).account).toMatchObject({ role: "member" });
});

it("changes nothing when the same file is imported again", async () => {
  const admin = await administrator();
  const camille = await clinician();
  const rows = [imported([camille]), imported([camille])];
  expect(await admin.outcomes(rows)).toEqual(["added", "added"]);
  const before = await Promise.all(rows.map(({ email }) => storedMember(email)));
  expect(await admin.outcomes(rows)).toEqual(["unchanged", "unchanged"]);
  expect(await Promise.all(rows.map(({ email }) => storedMember(email)))).toEqual(before);
  expect(await importsBy(admin.uid)).toHaveLength(1);
});

it("replaces who treats a patient and counts both requests of an import", async () => {
  const admin = await administrator();
  const [camille, daniel] = [await clinician(), await clinician()];
  const more = { importId: crypto.randomUUID() };
  const beatriz = imported([camille]);
  await admin.outcomes([beatriz], more);
  const moved = { ...beatriz, clinicians: [daniel.email] };
  expect(await admin.outcomes([moved], more)).toEqual(["changed"]);
  const { patient, log } = await storedMember(beatriz.email);
  expect(patient?.["clinicians"]).toEqual([daniel.uid]);
  expect(log).toHaveLength(3);
  expect(log.at(-1)?.["action"]).toBe("treatmentChanged");
  expect(await importsBy(admin.uid)).toMatchObject([{ added: 1, changed: 1 }]);
});

it("stores the plan, keeps it without one in the row, and replaces it as a whole", async () => {
  const admin = await administrator();
  const row = imported([await clinician()]);
  const family = [{ name: "Rui Nogueira", birthYear: 2015 }];
  const coverage = { plan: "standard", startsOn: "2024-03-01", family } as const;
  const ended = { plan: "premium", startsOn: "2026-01-01", endsOn: "2026-12-31" } as const;
  expect(await admin.outcomes([row])).toEqual(["added"]);
  expect((await storedMember(row.email)).coverage).toBeNull();
  expect(await admin.outcomes([{ ...row, coverage }])).toEqual(["changed"]);
  expect(await admin.outcomes([{ ...row, coverage }])).toEqual(["unchanged"]);
  expect(await admin.outcomes([row])).toEqual(["unchanged"]);
  expect((await storedMember(row.email)).coverage).toEqual({ ...coverage, endsOn: null });
  expect(await admin.outcomes([{ ...row, coverage: ended }])).toEqual(["changed"]);
  expect((await storedMember(row.email)).coverage).toEqual({ ...ended, family: [] });
  const other = imported([await clinician()], { coverage });
  expect(await admin.outcomes([other])).toEqual(["added"]);
  expect((await storedMember(other.email)).coverage).toMatchObject({ plan: "standard", family });
  const backwards = { ...coverage, endsOn: "2024-02-29" };
  expect((await admin.post([{ ...row, coverage: backwards }])).status).toBe(400);
});

describe("a member number", () => {
  const aNumber = () => `SV-${crypto.randomUUID().toUpperCase().slice(0, 23)}`;

  it("and a phone are stored, and kept by a row without them", async () => {
    const admin = await administrator();
    const memberNumber = aNumber();
    const phone = "+5511987654321";
    const row = imported([await clinician()]);
    const outcomes = [
      ...(await admin.outcomes([row])),
      ...(await admin.outcomes([{ ...row, memberNumber, phone }])),
      ...(await admin.outcomes([row])),
      ...(await admin.outcomes([{ ...row, name: "Bea Nogueira" }])),
    ];
    expect(outcomes).toEqual(["added", "changed", "unchanged", "changed"]);
    expect((await storedMember(row.email)).patient).toMatchObject({ memberNumber, phone });
  });

  it("is refused if another patient has it, stored or in an earlier row", async () => {
    const admin = await administrator();
    const camille = await clinician();
    const [memberNumber, other] = [aNumber(), aNumber()];
    const holder = imported([camille], { memberNumber });
    await admin.outcomes([holder]);
    const rows = [
      imported([camille], { memberNumber }),
      imported([camille], { memberNumber: other }),
      imported([camille], { memberNumber: other }),
      holder,
    ];
    const expected = ["memberNumberTaken", "added", "memberNumberTaken", "unchanged"];
    expect(await admin.outcomes(rows, { dryRun: true })).toEqual(expected);
    expect(await admin.outcomes(rows)).toEqual(expected);
    // No account is left of a refused row.
    await expect(auth.getUserByEmail(rows[0]?.email ?? "")).rejects.toThrow(/no user record/);
  });

  it("is compared with more numbers than one query can name", async () => {
    const admin = await administrator();
    const camille = await clinician();
    const numbers = Array.from({ length: 31 }, aNumber);
    const rows = numbers.map((memberNumber) => imported([camille], { memberNumber }));
    await admin.outcomes([imported([camille], { memberNumber: numbers[30] ?? "" })]);
    const outcomes = await admin.outcomes(rows, { dryRun: true });
    expect(outcomes).toEqual([...Array.from({ length: 30 }, () => "added"), "memberNumberTaken"]);
  });
});

it("writes nothing in a dry run", async () => {
  const admin = await administrator();
  const beatriz = imported([await clinician()]);
  expect(await admin.outcomes([beatriz], { dryRun: true })).toEqual(["added"]);
  await expect(auth.getUserByEmail(beatriz.email)).rejects.toThrow(/no user record/);
  expect(await importsBy(admin.uid)).toEqual([]);
});

it("rejects another hospital's file before anything is written", async () => {
  const admin = await administrator();
  const stranger = { email: `${crypto.randomUUID()}@other.example` };
  const rows = [imported([stranger]), imported([stranger]), imported([await clinician()])];
  const answer = await admin.post(rows);
  expect([answer.status, await answer.json()]).toEqual([422, { error: "other-hospital" }]);
  for (const { email } of rows) {
    await expect(auth.getUserByEmail(email)).rejects.toThrow(/no user record/);
  }
});

describe("an account that another person may hold", () => {
  it("does not become a patient, and the other rows are imported", async () => {
    const admin = await administrator();
    const camille = await clinician();
    const [unproven, seller, disabled, verified] = await Promise.all([
      account(),
      account({ role: "sales", emailVerified: true }),
      account({ emailVerified: true }),
      account({ emailVerified: true }),
    ]);
    await auth.updateUser(disabled.uid, { disabled: true });
    const rows = [unproven, seller, disabled, verified].map(({ email }) =>
      imported([camille], { email }),
    );
    expect(await admin.outcomes(rows)).toEqual([
      "addressUnverified",
      "otherRole",
      "accountDisabled",
      "added",
    ]);
    for (const { uid } of [unproven, seller, disabled]) {
      expect((await firestore.doc(`patients/${uid}`).get()).exists).toBe(false);
    }
    expect((await auth.getUser(unproven.uid)).customClaims?.["role"]).toBeUndefined();
    expect((await auth.getUser(seller.uid)).customClaims?.["role"]).toBe("sales");
    expect((await storedMember(verified.email)).account).toMatchObject({ role: "member" });
  });

  it("does not become a clinician", async () => {
    const admin = await administrator();
    const [seller, gone] = [await account({ role: "sales" }), await clinician()];
    await auth.updateUser(gone.uid, { disabled: true });
    const camille = await clinician();
    const rows = [
      imported([camille]),
      imported([camille, seller]),
      imported([gone]),
      imported([camille]),
    ];
    expect(await admin.outcomes(rows)).toEqual([
      "added",
      "clinicianUnknown",
      "clinicianUnknown",
      "added",
    ]);
  });
});

it("ends in one of two imports that run at once, for each patient", async () => {
  const admin = await administrator();
  const [camille, daniel] = [await clinician(), await clinician()];
  const rows = Array.from({ length: 5 }, () => imported([camille]));
  const others = rows.map((row) => ({ ...row, name: "B. Nogueira", clinicians: [daniel.email] }));
  const answers = await Promise.all([admin.post(rows), admin.post(others), admin.post(rows)]);
  // Two requests at once can both be changing an account's access.
  expect(sortedStatuses(answers)).toEqual([200, 200, 200]);
  const results = await Promise.all(rows.map(({ email }) => storedMember(email)));
  for (const { uid, patient, account: its, log } of results) {
    expect(its).toMatchObject({ role: "member", isPending: false });
    const { name, clinicians } = patient ?? {};
    expect([
      ["Beatriz Nogueira", [camille.uid]],
      ["B. Nogueira", [daniel.uid]],
    ]).toContainEqual([name, clinicians]);
    expect(
      log.filter(({ action }) => action === "roleChanged"),
      uid,
    ).toHaveLength(1);
  }
});

describe("who treats a patient", () => {
  async function treated() {
    const admin = await administrator();
    const [camille, daniel] = [await clinician(), await clinician()];
    const row = imported([camille]);
    await admin.outcomes([row]);
    const { uid } = await storedMember(row.email);
    const clinicians = async () =>
      (await firestore.doc(`patients/${uid}`).get()).get("clinicians") as unknown;
    return { admin, camille, daniel, uid, email: row.email, clinicians };
  }

  it("is changed by an administrator, once, and logged", async () => {
    const { admin, camille, daniel, uid, email, clinicians } = await treated();
    const add = await admin.treat(uid, daniel.uid, true);
    expect([add.status, await add.json()]).toEqual([200, { changed: true }]);
    expect(await (await admin.treat(uid, daniel.uid, true)).json()).toEqual({ changed: false });
    expect((await admin.treat(uid, camille.uid, false)).status).toBe(200);
    expect(await clinicians()).toEqual([daniel.uid]);
    const { log } = await storedMember(email);
    expect(log.filter(({ action }) => action === "treatmentChanged")).toHaveLength(3);
    expect(log).toContainEqual(
      expect.objectContaining({ added: [], removed: [camille.uid], by: admin.uid }),
    );
  });

  it("keeps one clinician, and takes no other accounts", async () => {
    const { admin, camille, uid, clinicians } = await treated();
    const seller = await account({ role: "sales" });
    const answers = [
      await admin.treat(uid, camille.uid, false),
      await admin.treat(uid, seller.uid, true),
      await admin.treat("nobody", camille.uid, true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 404]);
    expect(await clinicians()).toEqual([camille.uid]);
  });

  it.each(["medical", "member", "sales", null])("is not for the role %s", async (role) => {
    const { uid, camille } = await treated();
    const { idToken } = await account({ role });
    const order = { patientId: uid, clinicianId: camille.uid, treats: false };
    const rows = { importId: crypto.randomUUID(), patients: [imported([camille])] };
    const answers = await Promise.all([
      postAs(idToken, patientEndpoints.changeTreatment.path, order),
      postAs(idToken, patientEndpoints.importPatients.path, rows),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});
