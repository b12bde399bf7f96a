import { randomUUID } from "node:crypto";

import { expect, it } from "vitest";

import { importOnce } from "../../../functions/src/patients/importOnce.ts";
import type { ImportOrder } from "../../../functions/src/patients/importOrder.ts";
import { firestore } from "../support/accounts.ts";
import { dyingAt } from "../support/dyingServices.ts";
import { clinician, imported, importsBy, storedMember } from "./importing.ts";

it("completes an interrupted import when called again, and logs it once", async () => {
  const camille = await clinician();
  const service = `core-${randomUUID()}@insurer.iam.gserviceaccount.com`;
  const orderOf = (now: Date): ImportOrder => ({
    importId: randomUUID(),
    dryRun: false,
    patients: [imported([camille])],
    by: { kind: "service", name: service },
    now,
  });
  const counting = dyingAt(Infinity);
  await importOnce(counting.services, orderOf(new Date()));
  // The account, the four steps of its access change, and the patient.
  expect(counting.steps()).toBe(6);

  for (let broken = 1; broken <= counting.steps(); broken += 1) {
    for (const when of ["before", "after"] as const) {
      const order = orderOf(new Date());
      // oxlint-disable no-await-in-loop -- each crash is an independent scenario
      const dying = importOnce(dyingAt(broken, when).services, order);
      await expect(dying, `dies ${when} step ${broken}`).rejects.toThrow("died");
      const [outcome] = await importOnce(dyingAt(Infinity).services, order);
      const stored = await storedMember(order.patients[0]?.email ?? "");
      // oxlint-enable no-await-in-loop
      const isStored = broken === counting.steps() && when === "after";
      expect(outcome).toBe(isStored ? "unchanged" : "added");
      expect(
        {
          account: stored.account,
          clinicians: stored.patient?.["clinicians"],
          log: stored.log.map(({ action, by }) => [action, by]),
        },
        `died ${when} step ${broken}`,
      ).toEqual({
        account: {
          role: "member",
          hasPassword: false,
          emailVerified: true,
          displayName: "Beatriz Nogueira",
          isPending: false,
        },
        clinicians: [camille.uid],
        log: [
          ["roleChanged", service],
          ["treatmentChanged", service],
        ],
      });
    }
  }
  const imports = await importsBy(service);
  expect(imports.map(({ added, changed }) => [added, changed])).toEqual(
    Array.from({ length: 1 + counting.steps() * 2 }, () => [1, 0]),
  );
});

it("gives a member number to one of several patients who are imported at once", async () => {
  const camille = await clinician();
  const memberNumber = `SV-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { services } = dyingAt(Infinity);
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () =>
      importOnce(services, {
        importId: randomUUID(),
        dryRun: false,
        patients: [imported([camille], { memberNumber })],
        by: { kind: "service", name: `core-${randomUUID()}@insurer.iam.gserviceaccount.com` },
        now: new Date(),
      }),
    ),
  );
  expect(outcomes.flat().toSorted()).toEqual(["added", ...Array(3).fill("memberNumberTaken")]);
  const holders = firestore.collection("patients").where("memberNumber", "==", memberNumber);
  expect((await holders.get()).size).toBe(1);
});
