import { randomUUID } from "node:crypto";

import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { expect, it } from "vitest";

import { accountDeleted } from "../../../functions/src/accounts/authenticationEvents.ts";
import { linkIn, settingToUnsubscribe } from "../../mailbox.ts";
import { auth, firestore } from "../support/accounts.ts";
import { mailsTo } from "../support/mails.ts";
import { runFunction } from "../support/runFunction.ts";
import { postAs, site, sortedStatuses } from "../support/site.ts";
import { wants } from "../support/staff.ts";
import { bellsOf, choosableClinician, choosingMember, storedBetween } from "./choosing.ts";
import { administrator, imported } from "./importing.ts";

it("makes the clinician who accepts one of those who treat the member, once and audited", async () => {
  const camille = await choosableClinician();
  const beatriz = await choosingMember();
  expect((await beatriz.ask(camille.uid, "Headaches in the evening")).status).toBe(200);
  const request = await firestore.doc(`treatmentRequests/${beatriz.uid}_${camille.uid}`).get();
  expect(request.data()).toMatchObject({
    reason: "Headaches in the evening",
    age: expect.any(Number),
    language: "pt",
  });
  const asked = await storedBetween(beatriz.uid, camille.uid);
  expect(asked).toEqual({ status: "pending", clinicians: ["daniel"], log: [] });
  const [toClinician] = await mailsTo(camille.email, 1);
  if (toClinician === undefined) throw new Error("No mail.");
  expect(toClinician.subject).toBe("Un assuré vous demande de le suivre");
  expect(linkIn(toClinician)).toBe(`${site}/medical/calendar`);
  expect(settingToUnsubscribe(toClinician)).toBe("messages");
  for (const name of beatriz.name.split(" ")) {
    expect(toClinician.text + toClinician.html).not.toContain(name);
  }
  expect(toClinician.text + toClinician.html).not.toContain("Headaches");

  // At the same time, and once more.
  const answers = await Promise.all([1, 2, 3].map(() => camille.answer(beatriz.uid, true)));
  expect(sortedStatuses(answers)).toEqual([200, 200, 200]);
  expect(await (await camille.answer(beatriz.uid, true)).json()).toEqual({ changed: false });
  const after = await storedBetween(beatriz.uid, camille.uid);
  expect(after.status).toBe("accepted");
  expect(after.clinicians).toEqual(["daniel", camille.uid]);
  expect(after.log).toMatchObject([
    { action: "treatmentChanged", added: [camille.uid], removed: [], by: camille.uid },
  ]);
  const [toMember] = await mailsTo(beatriz.email, 1);
  expect(toMember?.subject).toBe("Un médico respondió tu solicitud");
  expect(toMember && linkIn(toMember)).toBe(`${site}/member/clinicians`);
  expect(await bellsOf(beatriz.uid)).toEqual(["treatmentAnswered"]);
  expect(await bellsOf(camille.uid)).toEqual(["treatmentRequested"]);
});

it("changes nothing about the treatment when the clinician declines", async () => {
  const camille = await choosableClinician();
  const beatriz = await choosingMember(wants());
  await beatriz.ask(camille.uid);
  expect((await camille.answer(beatriz.uid, false)).status).toBe(200);
  const declined = { status: "declined", clinicians: ["daniel"], log: [] };
  expect(await storedBetween(beatriz.uid, camille.uid)).toEqual(declined);
  // A later tab can't accept what was declined, and the member can't ask again at once.
  expect((await camille.answer(beatriz.uid, true)).status).toBe(409);
  expect((await beatriz.ask(camille.uid)).status).toBe(409);
  expect(await storedBetween(beatriz.uid, camille.uid)).toEqual(declined);
  expect(await bellsOf(beatriz.uid)).toEqual(["treatmentAnswered"]);
  expect(await mailsTo(beatriz.email, 0)).toEqual([]);
});

it("lets a clinician who lost the role or whom no one asked accept nothing", async () => {
  const [camille, daniel] = [await choosableClinician(), await choosableClinician()];
  const beatriz = await choosingMember();
  await beatriz.ask(camille.uid);
  expect((await daniel.answer(beatriz.uid, true)).status).toBe(404);
  await auth.setCustomUserClaims(camille.uid, { role: null });
  expect((await camille.answer(beatriz.uid, true)).status).toBe(403);
  expect(await storedBetween(beatriz.uid, camille.uid)).toMatchObject({
    clinicians: ["daniel"],
    log: [],
  });
});

it("accepts no request that was withdrawn or has expired", async () => {
  const camille = await choosableClinician();
  const [beatriz, bruno] = [await choosingMember(), await choosingMember()];
  await Promise.all([beatriz.ask(camille.uid), bruno.ask(camille.uid)]);
  await firestore.doc(`treatmentRequests/${beatriz.uid}_${camille.uid}`).delete();
  await firestore
    .doc(`treatmentRequests/${bruno.uid}_${camille.uid}`)
    .update({ expireAt: new Date(Date.now() - 1000) });
  expect((await camille.answer(beatriz.uid, true)).status).toBe(404);
  expect((await camille.answer(bruno.uid, true)).status).toBe(404);
  expect((await storedBetween(bruno.uid, camille.uid)).clinicians).toEqual(["daniel"]);
  // An expired request can be made again.
  expect(await (await bruno.ask(camille.uid)).json()).toEqual({ requested: true });
});

it("keeps a member from having more than three pending requests, also at the same time", async () => {
  const clinicians = await Promise.all([1, 2, 3, 4, 5].map(() => choosableClinician()));
  const beatriz = await choosingMember();
  const answers = await Promise.all(clinicians.map(({ uid }) => beatriz.ask(uid)));
  expect(sortedStatuses(answers)).toEqual([200, 200, 200, 409, 409]);
  const asked = await firestore
    .collection("treatmentRequests")
    .where("patientId", "==", beatriz.uid)
    .get();
  expect(asked.size).toBe(3);
  // Repeating a request needs no place and changes nothing.
  const again = await beatriz.ask(String(asked.docs[0]?.get("clinicianId")));
  expect(await again.json()).toEqual({ requested: false });
});

it("asks no one who treats the member already, has left, or is not a clinician", async () => {
  const [camille, former] = [await choosableClinician(), await choosableClinician()];
  const beatriz = await choosingMember();
  await firestore.doc(`patients/${beatriz.uid}`).update({ clinicians: ["daniel", camille.uid] });
  await auth.updateUser(former.uid, { disabled: true });
  expect((await beatriz.ask(camille.uid)).status).toBe(409);
  expect((await beatriz.ask(former.uid)).status).toBe(404);
  expect((await beatriz.ask(beatriz.uid)).status).toBe(404);
  await firestore.doc(`patients/${beatriz.uid}`).delete();
  expect((await beatriz.ask(camille.uid)).status).toBe(404);
});

it("keeps a chosen clinician when an import names others, until an administrator removes them", async () => {
  const admin = await administrator();
  const [camille, daniel] = [await choosableClinician(), await choosableClinician()];
  const beatriz = await choosingMember();
  await firestore.doc(`patients/${beatriz.uid}`).update({ clinicians: [daniel.uid] });
  await beatriz.ask(camille.uid);
  await camille.answer(beatriz.uid, true);
  const row = imported([daniel], { email: beatriz.email, name: "Beatriz Silva" });
  expect(await admin.outcomes([row])).toEqual(["changed"]);
  const both = [daniel.uid, camille.uid];
  expect((await storedBetween(beatriz.uid, camille.uid)).clinicians).toEqual(both);
  expect(await admin.outcomes([row])).toEqual(["unchanged"]);
  await admin.treat(beatriz.uid, camille.uid, false);
  expect(await admin.outcomes([row])).toEqual(["unchanged"]);
  expect((await storedBetween(beatriz.uid, camille.uid)).clinicians).toEqual([daniel.uid]);
});

it("declines the requests of a clinician who leaves, whose chosen patients get the successor", async () => {
  const admin = await administrator();
  const [camille, daniel] = [await choosableClinician(), await choosableClinician()];
  const [beatriz, bruno] = [await choosingMember(), await choosingMember()];
  await Promise.all([beatriz.ask(camille.uid), bruno.ask(camille.uid)]);
  await camille.answer(bruno.uid, true);
  const order = { id: randomUUID(), from: camille.uid, to: daniel.uid };
  const answer = await postAs(admin.idToken, workEndpoints.handOverWork.path, order);
  expect(answer.status).toBe(200);
  const declined = await storedBetween(beatriz.uid, camille.uid);
  expect(declined).toEqual({ status: "declined", clinicians: ["daniel"], log: [] });
  expect(await bellsOf(beatriz.uid)).toEqual(["treatmentAnswered"]);
  // The successor has not been asked, and an import keeps them for who had chosen Camille.
  expect((await storedBetween(beatriz.uid, daniel.uid)).status).toBe("none");
  const kept = (await firestore.doc(`patients/${bruno.uid}`).get()).get("chosen");
  expect(kept).toEqual([daniel.uid]);
});

it("erases the requests of a member and of a clinician with their accounts", async () => {
  const [camille, daniel] = [await choosableClinician(), await choosableClinician()];
  const [beatriz, bruno] = [await choosingMember(), await choosingMember()];
  await Promise.all([beatriz.ask(camille.uid), bruno.ask(camille.uid), bruno.ask(daniel.uid)]);
  const statusOf = async (member: { uid: string }, clinician: { uid: string }) =>
    (await storedBetween(member.uid, clinician.uid)).status;
  const erase = async ({ uid }: { uid: string }) => {
    await auth.deleteUser(uid);
    await runFunction(accountDeleted, { data: { uid } });
  };
  await erase(beatriz);
  expect(await statusOf(beatriz, camille)).toBe("none");
  expect(await statusOf(bruno, camille)).toBe("pending");
  await erase(camille);
  expect(await statusOf(bruno, camille)).toBe("none");
  expect(await statusOf(bruno, daniel)).toBe("pending");
});
