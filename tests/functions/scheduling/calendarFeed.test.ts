import { createHash } from "node:crypto";

import { calendarEndpoints, calendarFeedPath } from "@salvia/domain/scheduling/calendarFeed";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import ICAL from "ical.js";
import { expect, it, vi } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { user } from "../../../seed/users.ts";
import { accountDeleted } from "../../../functions/src/accounts/authenticationEvents.ts";
import { touchFeeds } from "../../../functions/src/appointments/calendar/touchFeeds.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { expectLimit } from "../support/limits.ts";
import { readsOf } from "../support/readsOf.ts";
import { runFunction } from "../support/runFunction.ts";
import { fromSomewhere, postAs, server, site } from "../support/site.ts";
import { delivering } from "../support/writeEvents.ts";

const { findFeed, renewFeed, revokeFeed } = calendarEndpoints;
const day = 24 * 60 * 60_000;

const half = 30 * 60_000;
/** The current half hour, which may be over before the stories are. */
const current = Math.floor(Date.now() / half) * half;

/** The start of the current half hour some days from now. */
function inDays(days: number): Date {
  return new Date(current + days * day);
}

/** Someone with a profile, and the calls about their feed. */
async function reader(role: "medical" | "member" | "sales") {
  const someone = await account({ role });
  await firestore.doc(`users/${someone.uid}`).set(user({ email: someone.email, language: "es" }));
  const { idToken } = someone;
  return {
    ...someone,
    async renew(): Promise<string> {
      const answer = await postAs(idToken, renewFeed.path);
      const { address } = renewFeed.output.parse(await answer.json());
      return new URL(address).pathname;
    },
    revoke: () => postAs(idToken, revokeFeed.path),
    async age() {
      return findFeed.output.parse(await (await postAs(idToken, findFeed.path)).json()).createdAt;
    },
  };
}

function read(path: string, etag = ""): Promise<Response> {
  return fetch(server + path, { headers: { ...fromSomewhere(), "if-none-match": etag } });
}

/** What an answer reveals: everything but the time. */
async function seen(answer: Response) {
  const headers = ["cache-control", "content-type", "retry-after"].map((name) =>
    answer.headers.get(name),
  );
  return [answer.status, ...headers, await answer.text()];
}

/** Stores appointments of a clinician and a patient. */
async function stored(
  clinicianId: string,
  patientId: string,
  all: readonly Partial<Appointment>[],
): Promise<string[]> {
  return Promise.all(
    all.map(async (details) => {
      const one = appointment({ clinicianId, patientId, reason: "Migraine", ...details });
      return (await firestore.collection("appointments").add(one)).id;
    }),
  );
}

/** The events of a calendar, as another library reads it. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((found) => {
    const { uid, sequence, startDate, summary, location } = new ICAL.Event(found);
    const [url, status] = ["url", "status"].map((name) => found.getFirstPropertyValue(name));
    return { uid, sequence, startsAt: startDate.toJSDate(), summary, location, url, status };
  });
}

it("shows a clinician's and a patient's appointments, as in the emails, and no one's name", async () => {
  const [clinician, patient] = [await reader("medical"), await reader("member")];
  const [next, request] = await stored(clinician.uid, patient.uid, [
    { status: "confirmed", startsAt: inDays(2), rev: 3 },
    { status: "pending", startsAt: inDays(3), mode: "inPerson" },
    { status: "cancelled", startsAt: inDays(4) },
    // The last of a series of twelve, four weeks apart.
    { status: "confirmed", startsAt: inDays(11 * 4 * 7) },
    { status: "done", startsAt: inDays(-15) },
  ]);
  await stored(clinician.uid, "someone-else", [{ status: "done", startsAt: inDays(-1) }]);
  const answer = await read(await clinician.renew());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await answer.text();
  expect(eventsIn(text)).toMatchObject([
    { startsAt: inDays(-1) },
    {
      uid: `${next}@localhost`,
      sequence: 2,
      startsAt: inDays(2),
      summary: "Salvia: Cita",
      location: "Consulta por video",
      url: `${site}/medical/appointments/${next}`,
      status: "CONFIRMED",
    },
    { uid: `${request}@localhost`, sequence: 0, location: "En persona", status: "TENTATIVE" },
    { startsAt: inDays(11 * 4 * 7) },
  ]);
  const theirs = await (await read(await patient.renew())).text();
  expect(eventsIn(theirs)).toMatchObject([
    { url: `${site}/member/appointments/${next}` },
    { startsAt: inDays(3) },
    { startsAt: inDays(11 * 4 * 7) },
  ]);
  for (const secret of ["Migraine", "Beatriz", "Nogueira", patient.uid, clinician.uid]) {
    expect(text + theirs).not.toContain(secret);
  }
});

it("answers an unchanged feed with three reads and no file, until something in it changes", async () => {
  const [clinician, patient] = [await reader("medical"), await reader("member")];
  const [id = ""] = await stored(clinician.uid, patient.uid, [{ startsAt: inDays(2) }]);
  const document = firestore.doc(`appointments/${id}`);
  const profile = firestore.doc(`users/${patient.uid}`);
  const changes: [string, () => Promise<unknown>][] = [
    ["moved", () => document.update({ startsAt: inDays(300), rev: 2 })],
    ["handed over", () => document.update({ clinicianId: "daniel", patientId: "bruno" })],
    ["returned", () => document.update({ clinicianId: clinician.uid, patientId: patient.uid })],
    ["deleted", () => document.delete()],
    ["translated", () => profile.update({ language: "fr" })],
  ];
  const path = await patient.renew();
  let etag = (await read(path)).headers.get("etag") ?? "";
  for (const [change, make] of changes) {
    let answer: Response | undefined;
    // A proxy may have weakened the tag, and a program may know several.
    const reads = await readsOf(async () => (answer = await read(path, `"other", W/${etag}`)));
    expect([change, answer?.status, await answer?.text()]).toEqual([change, 304, ""]);
    expect(reads).toEqual(["calendarFeeds", "revocations", "users"]);
    await delivering("appointments", [touchFeeds], make);
    const changed = await read(path, etag);
    expect([change, changed.status]).toEqual([change, 200]);
    etag = changed.headers.get("etag") ?? "";
  }
  vi.useFakeTimers({ now: Date.now() + 7 * day, toFake: ["Date"] });
  expect((await read(path, etag)).status).toBe(200);
  vi.useRealTimers();
});

it("stores only a hash of 256 random bits, and ends the address before", async () => {
  const clinician = await reader("medical");
  expect(await clinician.age()).toBeNull();
  const first = await clinician.renew();
  const [, token = ""] = /^\/api\/calendar\/([\w-]{43})\.ics$/.exec(first) ?? [];
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const feeds = firestore.collection("calendarFeeds").where("uid", "==", clinician.uid);
  const { docs } = await feeds.get();
  expect(docs.map(({ id }) => id)).toEqual([createHash("sha256").update(token).digest("hex")]);
  expect(JSON.stringify(docs.map((each) => each.data()))).not.toContain(token);
  expect(await clinician.age()).not.toBeNull();

  const second = await clinician.renew();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await clinician.revoke()).status).toBe(200);
  expect((await clinician.revoke()).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  expect(await clinician.age()).toBeNull();
});

it("answers wrong, revoked and ended addresses alike", async () => {
  const [revoked, disabled, other, ended, erased] = await Promise.all([
    reader("medical"),
    reader("medical"),
    reader("medical"),
    reader("member"),
    reader("member"),
  ]);
  const addresses: string[] = [];
  for (const each of [revoked, disabled, other, ended, erased]) {
    // oxlint-disable-next-line no-await-in-loop -- at once, they would wait for each other's locks
    addresses.push(await each.renew());
  }
  await revoked.revoke();
  await auth.updateUser(disabled.uid, { disabled: true });
  await auth.setCustomUserClaims(other.uid, { role: "sales" });
  await firestore.doc(`revocations/${ended.uid}`).update({ endsOn: "2020-01-01" });
  await auth.deleteUser(erased.uid);
  await runFunction(accountDeleted, { data: { uid: erased.uid } });
  const wrong = calendarFeedPath(Buffer.alloc(32, 7).toString("base64url"));
  const expected = await seen(await read(wrong));
  expect(expected[0]).toBe(404);
  expect(expected[1]).toBe("private, no-store");
  for (const path of [...addresses, calendarFeedPath("short")]) {
    // oxlint-disable-next-line no-await-in-loop -- a few calls
    expect(await seen(await read(path))).toEqual(expected);
  }
});

it("is only for clinicians and members", async () => {
  const { idToken } = await reader("sales");
  for (const { path } of Object.values(calendarEndpoints)) {
    // oxlint-disable-next-line no-await-in-loop -- three calls
    const answer = await postAs(idToken, path);
    expect([answer.status, await answer.json()]).toEqual([403, { error: "not-allowed" }]);
  }
});

it("limits how often one address is read, from wherever", async () => {
  const path = await (await reader("member")).renew();
  const limit = { allowed: 30, window: 3600 };
  const refused = await expectLimit(limit, { accepted: 200 }, () => read(path));
  expect(refused.status).toBe(429);
});

it("writes no token into the log", async () => {
  const token = Buffer.alloc(32, 9).toString("base64url");
  const instance = await startInstance({ modules: [bundle], target: "portal", logged: true });
  for (const method of ["GET", "POST"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await fetch(instance.url + calendarFeedPath(token), { method });
  }
  await instance.stop();
  expect(instance.log()).toContain(calendarFeedPath("*"));
  expect(instance.log()).not.toContain(token);
});
