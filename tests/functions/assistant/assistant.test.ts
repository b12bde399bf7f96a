import { assistantEndpoint } from "@salvia/domain/assistant/assistant";
import { describe, expect, it } from "vitest";

import { patient } from "../../../seed/patients.ts";
import { visit } from "../../../seed/visits.ts";
import { account, firestore } from "../support/accounts.ts";
import { server } from "../support/site.ts";
import { answerOf, ask, questionBody } from "./asking.ts";
import { clinic } from "./clinic.ts";

const fixture = await clinic();
const idToken = await fixture.camille.signIn();

function answer(question: string, more: Partial<ReturnType<typeof questionBody>> = {}) {
  return answerOf(server, idToken, questionBody({ question, timeZone: fixture.timeZone, ...more }));
}

describe("the record", () => {
  it("is read while the rules allow it, in the user's units and language", async () => {
    const open = { patientId: fixture.open } as const;
    const inEnglish = await answer("What is her blood pressure?", open);
    expect(inEnglish.text).toMatch(/^Beatriz Nogueira: blood pressure 128\/82\smmHg, measured on /);
    const inFrench = { ...open, language: "fr", units: "si" } as const;
    expect((await answer("Quelle est sa tension ?", inFrench)).text).toMatch(/17,1\/10,9\skPa/);
    const trend = await answer("How has her weight changed?", open);
    expect(trend.text).toMatch(/weight went from 74\.5 kg on .+ to 70\.5 kg on /);
    const now = await answer("Which medications does she take?", open);
    const once = await answer("What is her height?", open);
    expect(once.text).toMatch(/height 168\scm, measured on /);
    expect(now.text).toMatch(/takes 1 medication\.\nRamipril, 5 mg, mornings, since /);
  });

  it("has measures beside blood pressure, weight, and height, or says that it lacks them", async () => {
    const open = { patientId: fixture.open } as const;
    const { text: index, paths } = await answer("BMI", open);
    expect(index).toMatch(/^Beatriz Nogueira: body mass index 25(?:\.0)?\D.*measured on /);
    expect(paths).toEqual([`records/${fixture.open}/vitals/new`]);
    const trend = await answer("BMI over the last two years", open);
    expect(trend.text).toMatch(/body mass index went from 26\.4\D.+ to 25(?:\.0)?\D/);
    const fever = await answer("any fever?", open);
    expect(fever.text).toBe("Beatriz Nogueira: the record has no temperature measurement.");
    const all = await answer("obs", open);
    expect(all.sentences).toHaveLength(4);
  });

  it("says which illnesses are recorded, and leaves the diagnosis to the clinician", async () => {
    const { text } = await answer("Does she have asthma?", { patientId: fixture.open });
    expect(text).toContain("Beatriz Nogueira: Asthma, mild, recorded on ");
    expect(text).toContain("doesn’t give a diagnosis");
    const closed = await answer("Does he have asthma?", { patientId: fixture.closed });
    expect(closed.text).not.toContain("Asthma");
  });

  it("leaves out notes that were entered in error, and what was added to them", async () => {
    const { text, paths } = await answer("What do the notes say?", { patientId: fixture.open });
    expect(text).toContain("Sleeps better.");
    expect(text).not.toContain("gout");
    expect(paths).toEqual([`records/${fixture.open}/notes/signed`]);
  });

  it("is reported as closed when the rules refuse it", async () => {
    const { text, paths } = await answer("What is his weight?", { patientId: fixture.closed });
    expect(text).toBe("This record isn’t open right now.");
    expect(paths).toEqual(["help/recordWindow"]);
  });

  it("of another clinician's patient is not found by name or by id", async () => {
    const byId = await answer("What is her weight?", { patientId: fixture.foreign });
    expect(byId.text).toBe("Open a patient’s record first, then ask again.");
    const byName = await answer("What is Dina's weight?", { patientId: fixture.open });
    expect(byName.text).toBe("You have no patient by that name.");
  });

  it("belongs to the patient in the question, even if the question also names one of her medications", async () => {
    const question = (name: string) =>
      answer(`Does ${name} take Ramipril?`, { patientId: fixture.closed });
    expect((await question("Beatriz")).text).toMatch(/^Beatriz Nogueira takes 1 medication\./);
    expect((await question("Dina")).text).toBe("You have no patient by that name.");
  });
});

it("answers in the language of the question, whatever that of the portal", async () => {
  const about = { patientId: fixture.open, language: "en" } as const;
  const spanish = await answer("¿Cuál es su peso?", about);
  expect(spanish.text).toMatch(/^Beatriz Nogueira: peso 70,5\skg/);
  const french = await answer("Est-elle allergique ?", about);
  expect(french.text).toMatch(/^Beatriz Nogueira\s: allergie à Penicillin, criticité élevée/);
  const english = await answer("Is she allergic to anything?", { ...about, language: "pt" });
  expect(english.text).toMatch(
    /^Beatriz Nogueira: allergy to Penicillin, high criticality, reaction: Hives, recorded on /,
  );
});

describe("allergies and problems", () => {
  const about = () => ({ patientId: fixture.open });

  it("come from the entries, also if the question names a substance", async () => {
    for (const substance of ["penicillin", "Latex", "Ibuprofen"]) {
      const { text, paths } = await answer(`Is she allergic to ${substance}?`, about());
      expect(text).toContain("allergy to Penicillin");
      expect(paths).toEqual([`records/${fixture.open}/allergies/given`]);
    }
    const problems = await answer("What is on her problem list?", about());
    expect(problems.text).toMatch(/^Beatriz Nogueira: Asthma, mild, recorded on /);
    expect(problems.paths).toEqual([`records/${fixture.open}/problems/given`]);
  });

  it("are not those of a stranger, of a closed record, or of another day", async () => {
    const text = async (question: string, patientId = fixture.open) =>
      (await answer(question, { patientId })).text;
    expect(await text("Is Dina allergic to penicillin?")).toBe("You have no patient by that name.");
    expect(await text("Is he allergic to latex?", fixture.closed)).toBe(
      "This record isn’t open right now.",
    );
    expect(await text("Which allergies did she have yesterday?")).toBe(
      "I can only show which allergies and problems are recorded now, not those of another day.",
    );
  });

  it("tell no known allergies, by whom and when, from what no one has asked", async () => {
    const { camille, open } = fixture;
    const entry = firestore.doc(`records/${open}/allergies/given`);
    const given = (await entry.get()).data() ?? {};
    await entry.update({
      enteredInError: { by: camille.uid, at: new Date(), reason: "Another patient's" },
    });
    const notAsked = await answer("Any known allergies?", about());
    expect(notAsked.text).toBe(
      "Beatriz Nogueira: no one has recorded an answer about allergies. This doesn’t mean that there are none.",
    );
    const nothing = { substance: null, criticality: null, reaction: null, onset: null };
    const stated = { status: "noneKnown", ...nothing, createdAt: new Date() };
    const statement = firestore.doc(`records/${open}/allergies/none`);
    await statement.set({ ...given, ...stated });
    const noneKnown = await answer("Is she allergic to penicillin?", about());
    expect(noneKnown.text).toMatch(
      /^Beatriz Nogueira: no known allergies, recorded by [^.]+ on [^.]+\.$/,
    );
    expect(noneKnown.paths).toEqual([`records/${open}/allergies/none`]);
    await Promise.all([statement.delete(), entry.set(given)]);
  });
});

it("says who is in the waiting room, and only the clinician's own patients", async () => {
  expect((await answer("Who is waiting?")).text).toBe("No one is in your waiting room.");
  const now = new Date();
  const { camille, daniel, open, foreign, id } = fixture;
  const times = { waitingSince: now, seenAt: now, expireAt: new Date(now.getTime() + 3_600_000) };
  const own = visit({ ...times, clinicianId: camille.uid, patientId: open });
  const theirs = visit({ ...times, clinicianId: daniel.uid, patientId: foreign });
  await firestore.doc(`visits/${id("soon")}`).set(own);
  await firestore.doc(`visits/${id("theirs")}`).set(theirs);
  const { text, paths } = await answer("Who is waiting?");
  expect(text).toMatch(/^1 patient is in your waiting room\.\nBeatriz Nogueira arrived at /);
  expect(paths).toEqual(["visits", `visits/${id("soon")}`]);
  const yesterday = await answer("Who was in the waiting room yesterday?");
  expect(yesterday.text).toBe("I can only show who is waiting now, not at another time.");
});

it("attributes the day and the tasks to the patient in question, named or not", async () => {
  const named = await answer("Which tasks do I have for Beatriz?");
  expect(named.text).toMatch(/^You have 1 open task about Beatriz Nogueira\.\nCall the laboratory/);
  const hers = await answer("What are her appointments in the next seven days?", {
    patientId: fixture.open,
  });
  expect(hers.text).toMatch(
    /^Beatriz Nogueira has 2 appointments with you in the next seven days\./,
  );
  const nobodys = await answer("What are her appointments this week?");
  expect(nobodys.text).toMatch(/^I can’t tell which patient you mean\./);
});

it("answers a clinician about any of four hundred patients", async () => {
  const busy = await account({ role: "medical" });
  const writes = firestore.bulkWriter();
  for (let index = 1; index <= 400; index += 1) {
    const name = index === 400 ? "Zenaida Quiroga" : "Beatriz Nogueira";
    const id = `${busy.uid}-${String(index).padStart(3, "0")}`;
    void writes.set(firestore.doc(`patients/${id}`), patient({ name, clinicians: [busy.uid] }));
  }
  await writes.close();
  const textOf = async (question: string) =>
    (await answerOf(server, busy.idToken, questionBody({ question }))).text;
  expect(await textOf("What is Zenaida's weight?")).toBe("This record isn’t open right now.");
  expect(await textOf("What is Dina's weight?")).toBe("You have no patient by that name.");
});

describe("the endpoint", () => {
  it.each([
    ["a salesperson", "sales"],
    ["a member", "member"],
    ["a visitor", null],
  ])("refuses %s", async (_who, role) => {
    const someone = await account({ role });
    const response = await ask(server, someone.idToken, questionBody({ question: "My tasks?" }));
    expect([response.status, await response.json()]).toEqual([403, { error: "not-allowed" }]);
  });

  it.each([
    ["no question", { question: " " }],
    ["too long a question", { question: "a".repeat(1001) }],
    ["a path for an id", { question: "Tasks?", patientId: "a/b" }],
    ["more than is asked for", { ...questionBody({ question: "Tasks?" }), uid: "another" }],
  ])("answers %s with a bad request", async (_fault, more) => {
    const response = await ask(server, idToken, {
      ...questionBody({ question: "" }),
      ...more,
    });
    expect([response.status, await response.json()]).toEqual([400, { error: "bad-request" }]);
  });

  it("counts each question and refuses more than the limit", async () => {
    const someone = await account({ role: "medical" });
    const question = questionBody({ question: "What can you do?" });
    const once = async () => (await ask(server, someone.idToken, question)).status;
    const allowed = 60; // questions in ten minutes: `assistant.account` in the functions' limits.ts
    const first: number[] = [];
    // One after the other: concurrent questions contend for the counter, and some are refused early.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (first.length < allowed) first.push(await once());
    expect(first).toEqual(first.map(() => 200));
    // A question becomes free every ten seconds while these are asked.
    const next: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (next.length < allowed && !next.includes(429)) next.push(await once());
    expect(next).toContain(429);
  });

  it("answers only pages of ours: other origins get no CORS permission", async () => {
    const preflight = (origin: string) =>
      fetch(server + assistantEndpoint.path, { method: "OPTIONS", headers: { origin } });
    const ours = await preflight("http://localhost:5000");
    expect(ours.headers.get("access-control-allow-origin")).toBe("http://localhost:5000");
    const theirs = await preflight("https://evil.example");
    expect(theirs.headers.get("access-control-allow-origin")).toBeNull();
  });
});
