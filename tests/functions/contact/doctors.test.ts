import { randomUUID } from "node:crypto";

import type { AccessChange } from "@salvia/domain/account/account";
import {
  practitionerProfileEndpoints,
  type PractitionerProfile,
} from "@salvia/domain/account/practitionerProfile";
import { listingIn, type Staff } from "@salvia/domain/account/staff";
import { usualAvailability, weekdays } from "@salvia/domain/scheduling/availability";
import { getApp } from "firebase-admin/app";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";

import { changeAccess } from "../../../scripts/lib/grant/changeAccess.ts";
import { user } from "../../../seed/users.ts";
import { isNightly } from "../../chance.ts";
import { account, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { readsOf } from "../support/readsOf.ts";
import { fromSomewhere, postAs, server } from "../support/site.ts";

/** A city that no other test has. */
const someCity = () => `Saint-Étienne ${randomUUID()}`;

function entry(city: string | null, details: Partial<Staff> = {}): Staff {
  const name = "Camille Laurent";
  const practice = { specialty: "cardiology", languages: ["fr" as const], timezone: "UTC" };
  const listing = city === null ? {} : { listing: listingIn(city) };
  return { name, role: "medical", ...practice, ...listing, ...details };
}

async function store(...entries: Staff[]): Promise<string[]> {
  const writer = firestore.bulkWriter();
  const staff = firestore.collection("staff");
  const documents = entries.map(() => staff.doc(randomUUID()));
  for (const [index, each] of entries.entries()) {
    const document = documents[index];
    if (document) void writer.create(document, each);
  }
  await writer.close();
  return documents.map(({ id }) => id);
}

/** The page at an address, as a visitor without script sees it. */
async function page(path: string, query: Record<string, string> = {}, from = fromSomewhere()) {
  const address = `${server}${path}?${String(new URLSearchParams(query))}`;
  const response = await fetch(address, { headers: from, redirect: "manual" });
  const { document } = new JSDOM(await response.text()).window;
  return {
    response,
    document,
    names: Array.from(document.querySelectorAll("[data-list] h2"), (each) => each.textContent),
    shown: Array.from(document.querySelectorAll("[data-if]:not([hidden])"), (each) =>
      each.getAttribute("data-if"),
    ),
    next: document.querySelector("[data-if=next]:not([hidden]) a")?.getAttribute("href") ?? null,
  };
}

it("lists those who agreed, by specialty, language, city, and kind of visit", async () => {
  const city = someCity();
  const daniel = entry(city, { name: "Daniel Okafor", specialty: "urology", languages: ["es"] });
  const [, uid] = await store(entry(city), daniel, entry(null, { name: "Hidden Hugo" }));
  const usual = usualAvailability("UTC");
  const saturday = [{ from: 480, until: 720, modes: ["inPerson"] }];
  const free = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  const hours = { ...usual.hours, ...free, saturday };
  await firestore
    .doc(`availability/${uid}`)
    .set({ ...usual, address: "Calle Mayor 1", hours, rev: 1, updatedAt: new Date() });

  const all = await page("/doctors", { city });
  expect(all.names).toEqual(["Camille Laurent", "Daniel Okafor"]);
  expect(all.response.headers.get("cache-control")).toBe("public, max-age=600");
  expect(all.response.headers.get("content-security-policy")).toContain("default-src");
  expect(all.response.headers.get("x-robots-tag")).toBe("noindex");
  // Neither the address of a practice nor what else members may know.
  expect(all.document.body.textContent).not.toMatch(/Calle Mayor|Hidden/);
  expect((await page("/doctors")).names).not.toContain("Hidden Hugo");

  // As a visitor types it.
  const typed = city.toUpperCase().replace("É", "e").replace("-", " ");
  const french = await page("/fr/doctors/cardiology", { city: typed });
  expect(french.names).toEqual(["Camille Laurent"]);
  expect(french.document.querySelector("h1")?.textContent).toMatch(/Cardiologie$/);
  expect(french.document.documentElement.lang).toBe("fr");
  expect((await page("/doctors", { city, language: "es" })).names).toEqual(["Daniel Okafor"]);
  expect((await page("/doctors", { city, mode: "telemedicine" })).names).toEqual([
    "Camille Laurent",
  ]);
  const none = await page("/doctors", { city, specialty: "oncology" });
  expect([none.names, none.shown]).toEqual([[], ["none"]]);
  expect((await page("/es/doctors/oncology")).response.headers.get("x-robots-tag")).toBeNull();
});

it("no longer shows who withdraws, loses the role, or loses access", async () => {
  const city = someCity();
  const practice: PractitionerProfile = {
    name: "Camille Laurent",
    specialty: "cardiology",
    languages: ["fr"],
    language: "fr",
    timezone: "UTC",
  };
  const by = { kind: "operator", name: "an operator", mayTakeLastAdministrator: false } as const;
  const change = (uid: string, to: AccessChange) =>
    changeAccess(getApp(), { by, now: new Date(), uid, change: to });
  const people = await Promise.all(
    ["Withdrawn", "Removed", "Disabled", "Staying"].map(async (name) => {
      const person = await account({ role: "medical", emailVerified: true });
      await firestore.doc(`users/${person.uid}`).set(user({ email: person.email }));
      await firestore.doc(`staff/${person.uid}`).set(entry(null, { name }));
      const profile = (listing?: { city: string } | null) =>
        postAs(person.idToken, practitionerProfileEndpoints.changePractice.path, {
          ...practice,
          name,
          ...(listing !== undefined && { listing }),
        });
      expect((await profile({ city })).status).toBe(200);
      return { uid: person.uid, profile };
    }),
  );
  const [withdrawn, removed, disabled, staying] = people;
  expect((await page("/doctors", { city })).names).toHaveLength(4);

  expect((await withdrawn?.profile(null))?.status).toBe(200);
  await change(removed?.uid ?? "", { kind: "role", role: null });
  await change(disabled?.uid ?? "", { kind: "disable" });
  // A page from before the consent existed does not send it.
  expect((await staying?.profile())?.status).toBe(200);
  expect((await page("/doctors", { city })).names).toEqual(["Staying"]);

  // The consent does not come back with the role.
  await change(removed?.uid ?? "", { kind: "role", role: "medical" });
  await change(disabled?.uid ?? "", { kind: "enable" });
  expect((await page("/doctors", { city })).names).toEqual(["Staying"]);
});

it("shows pages of twenty, and begins again after a doctor who has left", async () => {
  const city = someCity();
  const names = Array.from({ length: 41 }, (_, index) => `Doctor ${String(index + 100)}`);
  const uids = await store(...names.map((name) => entry(city, { name })));
  const seen: (string | null)[] = [];
  let { names: shown, next } = await page("/doctors/cardiology", { city });
  expect(next).toContain("/doctors/cardiology?city=");
  for (let pages = 1; next !== null; pages += 1) {
    seen.push(...shown);
    expect(shown.length + pages).toBeLessThan(23);
    // oxlint-disable-next-line no-await-in-loop -- the next page follows from this one
    ({ names: shown, next } = await page(next.split("?")[0] ?? "", queryOf(next)));
  }
  expect([...seen, ...shown]).toEqual(names);

  const after = uids[19] ?? "";
  await firestore.doc(`staff/${after}`).set(entry(null, { name: "Doctor 119" }));
  const { names: again } = await page("/doctors", { city, after });
  expect(again[0]).toBe("Doctor 100");
});

const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split("?")[1] ?? ""));

it("shows hostile input as text, and ignores what it does not know", async () => {
  const hostile = `"><script>alert(1)</script>\u0000 ../a/b __x__`;
  for (const name of ["specialty", "language", "city", "mode", "after"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { response, document } = await page("/pt/doctors", { [name]: hostile });
    expect([name, response.status]).toEqual([name, 200]);
    expect(document.querySelectorAll("body script:not([type])")).toHaveLength(0);
    const typed = document.querySelector("[name=city]")?.getAttribute("value") ?? "";
    expect(typed).toBe(name === "city" ? hostile.replace("\u0000", " ") : "");
  }
  const unknown = await page("/es/doctors/magic");
  expect(unknown.response.status).toBe(303);
  expect(unknown.response.headers.get("location")).toBe("/es/doctors");
});

it("explains a limit with the phone number, which no cache keeps", async () => {
  const one = fromSomewhere();
  const ask = () => fetch(`${server}/fr/doctors`, { headers: one });
  const refused = await expectLimit({ allowed: 60, window: 600 }, { accepted: 200 }, ask);
  expect(refused.headers.get("cache-control")).toContain("no-store");
  expect(await refused.text()).toMatch(/<html lang="fr">.*tel:/s);
});

it.each(isNightly() ? [20, 20_000] : [20])(
  "reads a bounded part of %i doctors, also if none matches",
  async (count) => {
    const city = someCity();
    const many = Array.from({ length: count }, (_, index) =>
      entry(city, { name: `Doctor ${String(index).padStart(5, "0")}` }),
    );
    const uids = await store(...many);
    const usual = usualAvailability("UTC");
    const hours = { ...usual.hours };
    for (const day of weekdays)
      hours[day] = hours[day].map((part) => ({ ...part, modes: ["telemedicine"] }));
    const writer = firestore.bulkWriter();
    for (const uid of uids.slice(0, 300)) {
      const stated = { ...usual, hours, rev: 1, updatedAt: new Date() };
      void writer.set(firestore.doc(`availability/${uid}`), stated);
    }
    await writer.close();
    const readBy = async (query: Record<string, string>, expected: readonly string[]) => {
      const reads = await readsOf(async () => {
        expect((await page("/doctors", { city, ...query })).shown).toEqual(expected);
      });
      const of = (kind: string) => reads.filter((read) => read === kind).length;
      return { queries: of("query"), hours: of("availability") };
    };
    const isLarge = count > 200;
    const first = await readBy({}, isLarge ? ["some", "next"] : ["some"]);
    expect(first).toEqual({ queries: 1, hours: 20 });
    const none = await readBy({ mode: "inPerson" }, isLarge ? ["more", "next"] : ["none"]);
    expect(none).toEqual(isLarge ? { queries: 10, hours: 200 } : { queries: 1, hours: 20 });
  },
  300_000,
);

it("answers a check of its address like a visit, without a body", async () => {
  const response = await fetch(`${server}/doctors`, { method: "HEAD", headers: fromSomewhere() });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await response.text()).toBe("");
});
