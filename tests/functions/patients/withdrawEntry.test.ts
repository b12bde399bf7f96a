import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import type { WithdrawablePart } from "@salvia/domain/record/enteredInError";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { personExport } from "../../../functions/src/privacy/personExport.ts";
import { clinic } from "../assistant/clinic.ts";
import { firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

const { camille, daniel, open, closed } = await clinic();

async function withdraw(idToken: string, patientId: string, part: string, entryId: string) {
  const { path } = patientEndpoints.withdrawEntry;
  const response = await postAs(idToken, path, { patientId, part, entryId });
  return [response.status, await response.json()];
}

it.each([
  ["allergies", "given"],
  ["problems", "given"],
  ["vitals", "new"],
  ["medications", "now-and-then-1"],
] as const)("moves an entry of %s out of an open record, once, and logs it", async (part, id) => {
  const document = firestore.doc(`records/${open}/${part}/${id}`);
  const entry = (await document.get()).data();
  const at = expect.any(Timestamp);
  expect(await withdraw(camille.idToken, open, part, id)).toEqual([200, { withdrawn: true }]);
  expect(await withdraw(camille.idToken, open, part, id)).toEqual([200, { withdrawn: false }]);
  expect((await document.get()).exists).toBe(false);
  expect(await kept(part)).toEqual([{ part, entry, by: camille.uid, at }]);
  const logged = await firestore.collection("auditLog").where("uid", "==", open).get();
  const entries = logged.docs.map((each) => each.data()).filter((each) => each["part"] === part);
  expect(entries).toEqual([{ action: "entryWithdrawn", part, uid: open, by: camille.uid, at }]);
});

it("is refused for a closed record, and to a clinician who does not have it open", async () => {
  const refused = [403, { error: "not-allowed" }];
  expect(await withdraw(camille.idToken, closed, "vitals", "new")).toEqual(refused);
  expect(await withdraw(daniel.idToken, open, "vitals", "old")).toEqual(refused);
  expect((await firestore.doc(`records/${open}/vitals/old`).get()).exists).toBe(true);
});

it("leaves no withdrawn entry or note in the export of the patient", async () => {
  await withdraw(camille.idToken, open, "medications", "now-and-then-2");
  const note = `records/${open}/notes/signed`;
  await firestore.doc(note).update({ status: "withdrawn" });
  const person = { subject: "account", subjectId: open } as const;
  const paths = Object.keys(await personExport(firestore, person));
  expect(paths).toContain(`records/${open}/medications/given`);
  expect(paths).not.toContain(note);
  expect(paths.filter((path) => path.includes("withdrawnEntries"))).toEqual([]);
});

async function kept(part: WithdrawablePart) {
  const withdrawn = firestore.collection(`records/${open}/withdrawnEntries`);
  const { docs } = await withdrawn.where("part", "==", part).get();
  return docs.map((each) => each.data());
}
