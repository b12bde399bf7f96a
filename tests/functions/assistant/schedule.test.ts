import { expect, it } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { firestore } from "../support/accounts.ts";
import { server } from "../support/site.ts";
import { answerOf, questionBody } from "./asking.ts";
import { clinic } from "./clinic.ts";

const fixture = await clinic();
const idToken = await fixture.camille.signIn();

const soon = fixture.next.getTime();

async function answer(question: string) {
  const body = questionBody({ question, timeZone: fixture.timeZone });
  return await answerOf(server, idToken, body);
}

it("shows every appointment and request despite a thousand canceled requests", async () => {
  const questions = [
    "When is my next appointment?",
    "Who do I see today?",
    "Who do I see tomorrow?",
    "When does Beatriz have her next appointment?",
  ];
  const before = await Promise.all(questions.map(answer));
  const writes = firestore.bulkWriter();
  const ofDina = {
    clinicianId: fixture.camille.uid,
    patientId: fixture.id("dina"),
    patientName: "Dina Okonkwo",
  };
  for (let made = 0; made < 1000; made += 1) {
    const startsAt = new Date(soon + (made % 60) * 30 * 60_000);
    const place = firestore.doc(`appointments/cancelled-${made}-${ofDina.patientId}`);
    void writes.create(place, appointment({ ...ofDina, status: "cancelled", startsAt }));
  }
  await writes.close();
  const after = await Promise.all(questions.map(answer));
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(after[0]?.paths).toEqual([`appointments/${fixture.id("soon")}`]);

  const waiting = appointment({ ...ofDina, startsAt: new Date(soon) });
  await firestore.doc(`appointments/waiting-${ofDina.patientId}`).set(waiting);
  const next = await answer("When is my next appointment?");
  expect(next.paths).toEqual([`appointments/${fixture.id("soon")}`]);
  const requests = await answer("Which requests do I have to answer?");
  expect(requests.paths).toContain(`appointments/waiting-${ofDina.patientId}`);
});
