import { assistantEndpoint } from "@salvia/domain/assistant/assistant";
import { conversationId, type Conversation } from "@salvia/domain/member/conversation";
import { describe, expect, it } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { visit } from "../../../seed/visits.ts";
import { account, firestore } from "../support/accounts.ts";
import { server } from "../support/site.ts";
import { answerOf, ask, questionBody } from "./asking.ts";
import { clinic, patientIndexOf } from "./clinic.ts";

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
    // Which reads three parts of the record.
    const { text, paths } = await answer("Can you sum him up?", { patientId: fixture.closed });
    expect(text).toBe("This record isn’t open right now.");
    expect(paths).toEqual(["help/recordWindow"]);
  });

  it("of another clinician's patient is not found by name or by id", async () => {
    const byId = await answer("What is her weight?", { patientId: fixture.foreign });
    expect(byId.text).toBe("Open a patient’s record first, or ask with the patient’s name.");
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
    expect(await text("Is Dina allergic to penicillin?")).not.toContain("allergy to");
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
  const hers = await answer("When is she coming this week?", {
    patientId: fixture.open,
  });
  expect(hers.text).toMatch(/^Beatriz Nogueira has \d appointments? with you /);
});

it("answers a clinician about any of four hundred patients, from the index alone", async () => {
  const busy = await account({ role: "medical" });
  const patients = Array.from({ length: 400 }, (_, at) => ({
    uid: `${busy.uid}-${at}`,
    name: at === 399 ? "Zenaida Quiroga" : "Beatriz Nogueira",
  }));
  const [path, part] = patientIndexOf(busy.uid, patients);
  await firestore.doc(path).set(part);
  const textOf = async (question: string) =>
    (await answerOf(server, busy.idToken, questionBody({ question }))).text;
  expect(await textOf("What is Zenaida's weight?")).toBe("This record isn’t open right now.");
  expect(await textOf("What is Dina's weight?")).toBe("You have no patient by that name.");
});

describe("the clinician's own work", () => {
  it("includes unread messages, unsigned notes, and when a patient was last seen", async () => {
    const { camille, open, id, next } = fixture;
    const ofBeatriz = { patientId: open, clinicianId: camille.uid };
    const conversation = {
      ...ofBeatriz,
      patientName: "Beatriz Nogueira",
      sent: { patient: 2, clinician: 0 },
      read: { patient: 0, clinician: 0 },
      unreadBy: ["clinician"],
      updatedAt: new Date(),
    } satisfies Conversation;
    const signed = await firestore.doc(`records/${open}/notes/signed`).get();
    const draft = { ...signed.data(), appointmentId: id("soon"), status: "draft", signedAt: null };
    const startsAt = new Date(next.getTime() - 14 * 24 * 3_600_000);
    const seen = appointment({ ...ofBeatriz, status: "done", startsAt });
    await Promise.all([
      firestore.doc(`conversations/${conversationId(ofBeatriz)}`).set(conversation),
      firestore.doc(`records/${open}/notes/draft`).set(draft),
      firestore.doc(`appointments/${id("seen")}`).set(seen),
    ]);
    const messages = await answer("Do I have unread messages?");
    expect(messages.text).toBe("You have 2 unread messages.\nBeatriz Nogueira: 2 unread messages.");
    const notes = await answer("Which of my notes aren't signed yet?");
    expect(notes.paths).toEqual(["visits", `records/${open}/notes/draft`]);
    const last = await answer("When did I last see Beatriz?");
    expect(last.paths).toEqual([`appointments/${id("seen")}`]);
    const phone = await answer("What is Beatriz's phone number?");
    expect(phone.paths).toEqual([`patients/${open}`]);
  });

  it("is narrowed by a follow-up, which asks the same of another kind or day", async () => {
    const { threadId } = await answer("Who do I see tomorrow?");
    const video = await answer("only the video ones", { threadId });
    expect(video.text).toBe("You have no appointments by video tomorrow.");
    const inPerson = await answer("only the in-person ones", { threadId });
    expect(inPerson.text).toMatch(/: Beatriz Nogueira, in person, confirmed/);
  });
});

it("shows the recorded allergies when it refuses to advise on a drug", async () => {
  const { paths } = await answer("Can I give her ibuprofen?", { patientId: fixture.open });
  expect(paths).toEqual([`records/${fixture.open}/allergies/given`, "help/noAdvice"]);
});

it("offers complete questions, at most three, if it is not sure", async () => {
  const { sentences } = await answer("Beatriz");
  const [first, ...offers] = sentences;
  expect(first?.sources).toEqual([{ kind: "help", path: "help/unsure" }]);
  expect([1, 2, 3]).toContain(offers.length);
  for (const { text, sources } of offers) {
    expect(sources).toEqual([{ kind: "question", path: "help/unsure" }]);
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    const { paths } = await answer(text);
    expect(paths).not.toContain("help/unsure");
  }
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
    const statuses: number[] = [];
    // One after the other: concurrent questions contend for the counter, and some are refused early.
    // A question becomes free every ten seconds while these are asked.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (statuses.length < 2 * allowed && !statuses.includes(429)) statuses.push(await once());
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(allowed);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
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
