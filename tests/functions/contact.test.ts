import { randomUUID } from "node:crypto";

import { contactConsent } from "@salvia/domain/contactConsent";
import { leadSchema } from "@salvia/domain/lead";
import { leadActivitySchema } from "@salvia/domain/leadActivity";
import { Timestamp, type DocumentData } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { lead as someLead } from "../../seed/leads.ts";
import { firestore } from "./accounts.ts";
import { hostileBodies } from "./hostileBodies.ts";
import { post, someAddress } from "./site.ts";

const path = "/api/contact";

/** A form as a visitor whom nobody knows fills it in. */
function form(changes: Record<string, string> = {}): Record<string, string> {
  const email = `${randomUUID()}@example.com`;
  return {
    firstName: "Ana",
    lastName: "Ruiz",
    email,
    plan: "premium",
    key: randomUUID(),
    ...changes,
  };
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await post(path, { body: fields, headers });
  const body: unknown = await response.json();
  return [response.status, body];
}

function sendForm(fields: Record<string, string>): Promise<Response> {
  return fetch(new URL(path, process.env["SALVIA_HOSTING_URL"]), {
    method: "POST",
    redirect: "manual",
    headers: { "fastly-client-ip": someAddress() },
    body: new URLSearchParams(fields),
  });
}

const received = [200, { received: true }];

/** The leads with an address, as stored, and what was written to each. */
async function leadsWith(email = "") {
  const { docs } = await firestore.collection("leads").where("email", "==", email).get();
  return Promise.all(
    docs.map(async (document) => {
      const activities = await document.ref.collection("activities").orderBy("createdAt").get();
      return {
        id: document.id,
        lead: leadSchema.parse(dated(document.data())),
        activities: activities.docs.map((each) => leadActivitySchema.parse(dated(each.data()))),
      };
    }),
  );
}

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dated(inner)]));
}

describe("someone nobody knows", () => {
  it("becomes a lead in the pool, with what they wrote", async () => {
    const sent = form({ message: "Do you cover\r\nglasses?", page: "individuals", language: "es" });
    expect(await send(sent)).toEqual(received);
    expect(await leadsWith(sent["email"])).toMatchObject([
      {
        lead: { ownerId: null, source: "website", status: "new", plan: "premium", consent: null },
        activities: [{ kind: "enquiry", language: "es", message: "Do you cover\nglasses?" }],
      },
    ]);
  });

  it("is recorded with the consent they gave, in its words", async () => {
    const sent = form({ consent: "yes", language: "pt" });
    expect(await send(sent)).toEqual(received);
    const consent = { wording: contactConsent.pt, language: "pt" };
    expect(await leadsWith(sent["email"])).toMatchObject([
      { lead: { consent }, activities: [{ consent }] },
    ]);
  });

  it.each([
    ["businesses", { company: "Roble & Co.", groupSize: "51" }, "business"],
    ["partners", { company: "Mar Re", partnerKind: "reinsurer" }, "partner"],
    ["embedded", { company: "Tienda" }, "embedded"],
  ])("from the page for %s brings a lead of that source", async (page, more, source) => {
    const sent = form({ page, ...more });
    expect(await send(sent)).toEqual(received);
    const { groupSize, ...said } = { groupSize: undefined, ...more };
    expect(await leadsWith(sent["email"])).toMatchObject([
      {
        lead: { source },
        activities: [
          { ...said, page, groupSize: groupSize === undefined ? null : Number(groupSize) },
        ],
      },
    ]);
  });
});

describe("someone we know", () => {
  it.each(["e-mail address", "telephone number"])(
    "by their %s keeps their lead, whoever owns it, and gets the same answer",
    async (by) => {
      const phone = `+3461${String(Date.now()).slice(-7)}`;
      const sent = form({ message: "Me again", consent: "yes", phone });
      const known = someLead({
        ownerId: "a salesperson",
        email: by === "e-mail address" ? (sent["email"] ?? "") : "other@example.com",
        phone: by === "e-mail address" ? null : phone,
        createdAt: new Date("2026-11-02T10:00:00Z"),
      });
      const document = await firestore.collection("leads").add(known);
      expect(await send(sent)).toEqual(received);

      expect((await document.get()).get("rev")).toBe(known.rev);
      const { docs } = await document.collection("activities").get();
      expect(docs.map((each) => each.data())).toMatchObject([{ message: "Me again" }]);
      const others = await leadsWith(sent["email"]);
      expect(others.map(({ id }) => id)).toEqual(by === "e-mail address" ? [document.id] : []);
    },
  );
});

describe("the same enquiry twice", () => {
  it("by a retry, a double click, or five at once, is kept once", async () => {
    const sent = form({ message: "Once" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)));
    for (const answer of answers) expect(answer).toEqual(received);
    expect(await send(sent)).toEqual(received);
    const leads = await leadsWith(sent["email"]);
    expect(leads.map(({ activities }) => activities.length)).toEqual([1]);
  });

  it("of one person in two tabs makes one lead", async () => {
    const sent = form();
    const tabs = ["First", "Second"].map((message) =>
      send({ ...sent, message, key: randomUUID() }),
    );
    expect(await Promise.all(tabs)).toEqual([received, received]);
    const leads = await leadsWith(sent["email"]);
    expect(leads.map(({ activities }) => activities.length)).toEqual([2]);
  });

  it("with mended words is another", async () => {
    const sent = form({ message: "How mcuh?" });
    expect(await send(sent)).toEqual(received);
    expect(await send({ ...sent, message: "How much?" })).toEqual(received);
    const [lead] = await leadsWith(sent["email"]);
    expect(lead?.activities.map(({ message }) => message)).toEqual(["How mcuh?", "How much?"]);
  });
});

describe("a form posted without a script", () => {
  it.each([
    ["en", "/contact-sent"],
    ["es", "/es/contact-sent"],
    ["tlh", "/contact-sent"],
  ])("in %s leads to the page of thanks", async (language, location) => {
    const { key: _, ...sent } = form({ language });
    const response = await sendForm(sent);
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
    expect(await leadsWith(sent["email"])).toHaveLength(1);
  });
});

describe("what is refused", () => {
  it("is told by field, and nothing is kept", async () => {
    const sent = form({ firstName: "", phone: "12", plan: "gold" });
    const fields = { firstName: "missing", phone: "malformed", plan: "missing" };
    expect(await send(sent)).toEqual([400, { error: "bad-request", fields }]);
    expect(await leadsWith(sent["email"])).toEqual([]);
  });

  it("a program that fills in what people do not see learns nothing, and nothing is kept", async () => {
    const sent = form({ website: "https://spam.example" });
    expect(await send(sent)).toEqual(received);
    expect(await leadsWith(sent["email"])).toEqual([]);
  });

  it("other sites, other methods, other types and too much", async () => {
    expect(await send(form(), { origin: "https://evil.example" })).toEqual([
      403,
      { error: "foreign-origin" },
    ]);
    const site = process.env["SALVIA_HOSTING_URL"];
    expect((await fetch(new URL(path, site))).status).toBe(405);
    expect((await post(path, { headers: { "content-type": "text/plain" } })).status).toBe(415);
    const large = await send(form({ message: "x".repeat(1_000_000) }));
    expect(large).toEqual([413, { error: "payload-too-large" }]);
    expect((await sendForm(form({ message: "x".repeat(1_000_000) }))).status).toBe(413);
  });

  it.each(hostileBodies)("a body that is $name", async ({ body, headers }) => {
    const response = await fetch(new URL(path, process.env["SALVIA_HOSTING_URL"]), {
      method: "POST",
      headers: { "fastly-client-ip": someAddress(), ...headers },
      body,
    });
    const answer: DocumentData = JSON.parse(await response.text());
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(answer["error"]).toMatch(/^[a-z-]+$/);
  });

  it("the thirty-first of one address in ten minutes, and the eleventh of one person in an hour", async () => {
    const one = { "fastly-client-ip": someAddress() };
    const statuses = async (count: number, make: (index: number) => Promise<unknown[]>) => {
      const all: unknown[] = [];
      for (let index = 0; index < count; index += 1) all.push((await make(index))[0]);
      return all;
    };
    const posts = await statuses(31, () => send(form(), one));
    expect(posts).toEqual([...Array.from({ length: 30 }, () => 200), 429]);

    const sent = form();
    const again = await statuses(11, (index) => send({ ...sent, message: `${index}` }));
    expect(again).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await leadsWith(sent["email"])).toMatchObject([{ activities: { length: 10 } }]);
  });
});
