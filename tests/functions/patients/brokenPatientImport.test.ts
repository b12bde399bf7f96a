import { randomUUID } from "node:crypto";

import { expect, it } from "vitest";

import { importOnce } from "../../../functions/src/patients/importOnce.ts";
import type { ImportOrder, ImportServices } from "../../../functions/src/patients/importOrder.ts";
import { auth, firestore } from "../support/accounts.ts";
import { clinician, imported, importsBy, storedMember } from "./importing.ts";

/** The services of a function that dies before or after one of its writes. */
function dyingAt(broken: number, when: "before" | "after" = "before") {
  let count = 0;
  function step<Input extends readonly unknown[], Output>(
    work: (...input: Input) => Promise<Output>,
  ) {
    return async (...input: Input): Promise<Output> => {
      count += 1;
      if (count !== broken) return work(...input);
      if (when === "after") await work(...input);
      throw new Error("The function died.");
    };
  }
  const dying = new Proxy(firestore, {
    get(target, name) {
      if (name === "runTransaction") return step(target.runTransaction.bind(target));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const services: ImportServices = {
    auth: {
      getUser: auth.getUser.bind(auth),
      getUsers: auth.getUsers.bind(auth),
      getUserByEmail: auth.getUserByEmail.bind(auth),
      createUser: step(auth.createUser.bind(auth)),
      setCustomUserClaims: step(auth.setCustomUserClaims.bind(auth)),
      updateUser: step(auth.updateUser.bind(auth)),
      revokeRefreshTokens: step(auth.revokeRefreshTokens.bind(auth)),
    },
    firestore: dying,
    endOlderTokens: step(async (uid: string) => {
      const validAfter = Math.floor(Date.now() / 1000) + 1;
      await firestore.doc(`revocations/${uid}`).set({ validAfter }, { merge: true });
      return new Date(validAfter * 1000 - 1);
    }),
  };
  return { services, steps: () => count };
}

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
}, 60_000);
