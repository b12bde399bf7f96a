import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  requestPlacesSchema,
  requestQuotaOf,
  requestTurnHours,
} from "@salvia/domain/scheduling/requestQuota";
import { noRevocation } from "@salvia/domain/account/revocation";
import { Timestamp } from "firebase/firestore";
import { expect, test } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { placesPath, startOf } from "./appointments.stored.ts";
import { rulesProject, store } from "../support/environment.ts";
import { revocationOf } from "../accounts/revocations.stored.ts";
import { now } from "../support/values.ts";

const rules = await rulesProject("request-places");

test("limits a patient to five pending requests and ten in 24 hours", async () => {
  const eva = patientOf("eva");
  await eva.isTreatedByCarla();
  for (let request = 1; request <= 5; request += 1) await eva.requests(`wait-${request}`);
  await eva.isRefused("a sixth that waits", { place: "1", turn: "6" });
  await eva.cancels("wait-5");
  for (let request = 6; request <= 10; request += 1) {
    await eva.requests(`more-${request}`);
    await eva.cancels(`more-${request}`);
  }
  expect((await eva.room()).kind).toBe("daily");
  for (const turn of ["1", "10"]) await eva.isRefused("an eleventh", { place: "5", turn });

  await eva.madeTheFirstADayAgo();
  await eva.requests("a-day-later");
  await eva.isRefused("one more", { place: "5", turn: "2" });
});

/** A patient who requests appointments as the page does, initially without a document of places. */
function patientOf(uid: string) {
  const db = rules.as({ uid, claims: { role: "member" } });
  const path = placesPath(uid);
  const asked = (id: string) => db.doc(`${collections.appointments}/${id}`);
  const wish = {
    ...appointment({
      clinicianId: "carla",
      patientId: uid,
      patientName: "Eva",
      requestedBy: uid,
      startsAt: startOf(200),
    }),
    createdAt: now,
    updatedAt: now,
    timeSetAt: now,
  };

  async function readPlaces() {
    const stored = (await db.doc(path).get({ source: "server" })).data();
    if (stored === undefined) return null;
    const madeAt = Object.entries(stored["madeAt"]).map(([turn, at]) => [
      turn,
      at instanceof Timestamp ? at.toDate() : at,
    ]);
    return requestPlacesSchema.parse({ ...stored, madeAt: Object.fromEntries(madeAt) });
  }

  async function room() {
    const latest = async (id: string): Promise<Pick<Appointment, "status" | "startsAt">> => {
      const { status } = (await asked(id).get({ source: "server" })).data() ?? {};
      return { status, startsAt: wish.startsAt };
    };
    return await requestQuotaOf(await readPlaces(), latest, new Date());
  }

  async function send(id: string, { place, turn }: { place: string; turn: string }) {
    const before = await readPlaces();
    const batch = db.batch();
    batch.set(asked(id), wish);
    batch.set(db.doc(path), {
      appointmentId: id,
      place,
      turn,
      places: { ...before?.places, [place]: id },
      madeAt: { ...before?.madeAt, [turn]: now },
    });
    await batch.commit();
  }

  return {
    room,
    isTreatedByCarla: () =>
      store(rules.server, {
        [`${collections.patients}/${uid}`]: patient({ name: "Eva", clinicians: ["carla"] }),
        [revocationOf(uid)]: noRevocation,
      }),
    async requests(id: string) {
      const found = await room();
      if (found.kind !== "free") throw new Error(`no room for ${id}: ${found.kind}`);
      await send(id, found);
    },
    async isRefused(what: string, choice: { place: string; turn: string }) {
      const id = what.replaceAll(" ", "-");
      await expect(send(id, choice)).rejects.toMatchObject({ code: "permission-denied" });
    },
    async cancels(id: string) {
      await asked(id).update({ status: "cancelled", rev: 2, updatedAt: now });
    },
    madeTheFirstADayAgo: () => {
      const aDayAgo = new Date(Date.now() - requestTurnHours * 60 * 60_000);
      return rules.server.doc(path).update({ "madeAt.1": aDayAgo });
    },
  };
}
