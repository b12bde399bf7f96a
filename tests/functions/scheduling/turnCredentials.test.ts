import { createHmac } from "node:crypto";

import { usualMinutes, type Appointment } from "@salvia/domain/scheduling/appointment";
import { visitClosesAt } from "@salvia/domain/scheduling/visit";
import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { afterAll, expect, it } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { account, firestore } from "../support/accounts.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { post, postAs } from "../support/site.ts";

const { path } = visitEndpoints.turnCredentials;
const turn = { TURN_URLS: "turn:turn.example:3478", TURN_SECRET: "a secret of the TURN server" };
const configured = await startInstance({ modules: [bundle], target: "portal", environment: turn });

afterAll(() => configured.stop());

/** A visit in progress, apart from the given fields, and its two participants. */
async function ongoing(fields: Partial<Appointment> = {}) {
  const [clinician, patient] = await Promise.all([
    account({ role: "medical" }),
    account({ role: "member" }),
  ]);
  const its = appointment({
    clinicianId: clinician.uid,
    patientId: patient.uid,
    status: "confirmed",
    startsAt: halfHour(0),
    ...fields,
  });
  const { id } = await firestore.collection("appointments").add(its);
  return { appointmentId: id, its, clinician, patient };
}

/** The start of the half hour `number` half hours after the current one. */
function halfHour(number: number): Date {
  const length = usualMinutes * 60_000;
  return new Date((Math.floor(Date.now() / length) + number) * length);
}

it("returns no servers to either participant without a configuration", async () => {
  const { appointmentId, clinician, patient } = await ongoing();
  for (const { idToken } of [clinician, patient]) {
    const answer = await postAs(idToken, path, { appointmentId });
    expect([answer.status, await answer.json()]).toEqual([200, { iceServers: [] }]);
  }
});

it("returns a TURN server with a password that expires when the visit closes", async () => {
  const { appointmentId, its, patient } = await ongoing();
  const answer = await post(path, {
    to: configured.url,
    body: { appointmentId },
    headers: { authorization: `Bearer ${patient.idToken}` },
  });
  const answered: unknown = await answer.json();
  const [server] = visitEndpoints.turnCredentials.output.parse(answered).iceServers;
  const username = server?.username ?? "";
  expect(Number(username.split(":")[0])).toBe(Math.floor(visitClosesAt(its).getTime() / 1000));
  expect(username).not.toContain(patient.uid);
  expect(server).toEqual({
    urls: [turn.TURN_URLS],
    username,
    credential: createHmac("sha1", turn.TURN_SECRET).update(username).digest("base64"),
  });
});

it("refuses other users, and participants at another time or for another appointment", async () => {
  const refused = async (idToken: string, appointmentId: string) => {
    const answer = await postAs(idToken, path, { appointmentId });
    expect([answer.status, await answer.json()]).toEqual([403, { error: "not-allowed" }]);
  };
  const { appointmentId } = await ongoing();
  const others = ["medical", "member", "sales", "admin", null] as const;
  for (const role of others) await refused((await account({ role })).idToken, appointmentId);
  for (const fields of [
    { startsAt: halfHour(2) },
    { startsAt: halfHour(-4) },
    { status: "pending" },
    { mode: "inPerson" },
  ] as const) {
    const { appointmentId: closed, clinician } = await ongoing(fields);
    await refused(clinician.idToken, closed);
  }
  await refused((await account({ role: "member" })).idToken, "absent");
});

it.each([[{}], [{ appointmentId: "a/b" }], [{ appointmentId: "" }], [{ appointmentId: 7 }]])(
  "refuses %j as an appointment",
  async (body) => {
    const { idToken } = await account({ role: "member" });
    expect((await postAs(idToken, path, body)).status).toBe(400);
  },
);
