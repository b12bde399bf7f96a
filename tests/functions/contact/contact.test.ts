import { randomUUID } from "node:crypto";

import { contactConsent } from "@salvia/domain/site/contactConsent";
import { languages } from "@salvia/domain/shared/language";
import { enquiryReference } from "@salvia/domain/lead/leadActivity";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import type { DocumentData } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { lead as someLead } from "../../../seed/leads.ts";
import { firestore } from "../support/accounts.ts";
import { contactPath as path, form, leadsWith, received, send } from "./enquiries.ts";
import { hostileBodies } from "../hostileBodies.ts";
import { mailsOf } from "../support/mails.ts";
import { fromSomewhere, post, server } from "../support/site.ts";

describe("an unknown person", () => {
  it("becomes a lead in the pool, with their message", async () => {
    const sent = form({ message: "Do you cover\r\nglasses?", page: "individuals", language: "es" });
    expect(await send(sent)).toEqual(received);
    expect(await leadsWith(sent["email"])).toMatchObject([
      {
        lead: { ownerId: null, source: "website", status: "new", plan: "premium", consent: null },
        activities: [{ kind: "enquiry", language: "es", message: "Do you cover\nglasses?" }],
      },
    ]);
  });

  it("has keys for their address and phone number, so that no duplicate can be entered", async () => {
    const phone = `+3462${String(Date.now()).slice(-7)}`;
    const sent = form({ phone });
    expect(await send(sent)).toEqual(received);
    const [known] = await leadsWith(sent["email"]);
    const email = sent["email"] ?? "";
    for (const key of leadUniqueKeys({ email, phone, identityDocument: null }).values()) {
      const { leadId } = (await firestore.doc(`leadKeys/${key}`).get()).data() ?? {};
      expect(leadId).toBe(known?.id);
    }
  });

  it.each(languages)("is recorded with their consent and its wording in %s", async (language) => {
    const sent = form({ consent: "yes", language });
    expect(await send(sent)).toEqual(received);
    const consent = { wording: contactConsent[language], language };
    expect(await leadsWith(sent["email"])).toMatchObject([
      { lead: { consent }, activities: [{ consent }] },
    ]);
  });

  it.each([
    ["businesses", { company: "Roble & Co.", groupSize: "51" }, "business"],
    ["partners", { company: "Mar Re", partnerKind: "reinsurer" }, "partner"],
    ["embedded", { company: "Tienda" }, "embedded"],
  ])("becomes an undecided lead of a source on the page for %s", async (page, more, source) => {
    const sent = form({ page, ...more, plan: "" });
    expect(await send(sent)).toEqual(received);
    const { groupSize, ...said } = { groupSize: undefined, ...more };
    expect(await leadsWith(sent["email"])).toMatchObject([
      {
        lead: { source, plan: "undecided" },
        activities: [
          {
            ...said,
            page,
            plan: "undecided",
            groupSize: groupSize === undefined ? null : Number(groupSize),
          },
        ],
      },
    ]);
  });
});

describe("the confirmation by email", () => {
  it("comes once, in the visitor's language, with the reference of the entry in the timeline", async () => {
    const sent = form({ language: "pt", message: "Texto <b>próprio</b>", page: "individuals" });
    expect(await send(sent)).toEqual(received);
    expect(await send(sent)).toEqual(received);
    const email = sent["email"] ?? "";
    const { docs } = await firestore.collection("leads").where("email", "==", email).get();
    const entries = await docs[0]?.ref.collection("activities").get();
    const mails = await mailsOf(email, 1);
    expect(mails.map(({ message }) => message.subject)).toEqual(["Recebemos a sua mensagem"]);
    expect(mails[0]?.message.text).toContain(enquiryReference(entries?.docs[0]?.id ?? ""));
    expect(mails[0]?.message.text).not.toMatch(/próprio|Ana|Ruiz/);
  });

  it("stops after three a day for one mailbox while messages still arrive", async () => {
    const box = randomUUID();
    for (const tag of ["a", "b", "c", "d"]) {
      const email = `${box}+${tag}@example.com`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to know which is the fourth
      expect(await send(form({ email, message: tag }))).toEqual(received);
      // oxlint-disable-next-line no-await-in-loop
      expect(await mailsOf(email, 0)).toHaveLength(tag === "d" ? 0 : 1);
    }
    expect(await leadsWith(`${box}+d@example.com`)).toHaveLength(1);
  });

  it("is not sent if the visitor leaves only a phone number", async () => {
    const phone = `+3463${String(Date.now()).slice(-7)}`;
    expect(await send(form({ email: "", phone }))).toEqual(received);
    expect(await mailsOf("", 0)).toEqual([]);
  });
});

describe("a known person", () => {
  it.each(["e-mail address", "telephone number"])(
    "keeps their lead, matched by %s, whatever its owner, and gets the same answer",
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
      for (const key of leadUniqueKeys(known).values()) {
        await firestore.doc(`leadKeys/${key}`).set({ leadId: document.id });
      }
      expect(await send(sent)).toEqual(received);

      const after = await document.get();
      // The lead moves to the top of recent activity, without invalidating its owner's open form.
      expect(after.get("updatedAt").toMillis()).toBeGreaterThan(known.updatedAt.getTime());
      expect({ ...after.data(), updatedAt: null }).toMatchObject({
        rev: known.rev,
        firstName: known.firstName,
        email: known.email,
        phone: known.phone,
      });
      const { docs } = await document.collection("activities").get();
      expect(docs.map((each) => each.data())).toMatchObject([
        {
          message: "Me again",
          sender: { firstName: "Ana", lastName: "Ruiz", email: sent["email"], phone },
        },
      ]);
      const others = await leadsWith(sent["email"]);
      expect(others.map(({ id }) => id)).toEqual(by === "e-mail address" ? [document.id] : []);
    },
  );
});

describe("a repeated enquiry", () => {
  it("is kept once after a retry, a double click, or five at once", async () => {
    const sent = form({ message: "Once" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)));
    for (const answer of answers) expect(answer).toEqual(received);
    expect(await send(sent)).toEqual(received);
    const leads = await leadsWith(sent["email"]);
    expect(leads.map(({ activities }) => activities.length)).toEqual([1]);
  });

  it("makes one lead when sent by one person in two tabs", async () => {
    const sent = form();
    const tabs = ["First", "Second"].map((message) =>
      send({ ...sent, message, key: randomUUID() }),
    );
    expect(await Promise.all(tabs)).toEqual([received, received]);
    const leads = await leadsWith(sent["email"]);
    expect(leads.map(({ activities }) => activities.length)).toEqual([2]);
  });

  it("counts as another one with changed words", async () => {
    const sent = form({ message: "How mcuh?" });
    expect(await send(sent)).toEqual(received);
    expect(await send({ ...sent, message: "How much?" })).toEqual(received);
    const [lead] = await leadsWith(sent["email"]);
    expect(lead?.activities.map(({ message }) => message)).toEqual(["How mcuh?", "How much?"]);
  });
});

describe("refused input", () => {
  it("is reported by field, and nothing is stored", async () => {
    const sent = form({ firstName: "", phone: "12", plan: "gold" });
    const fields = { firstName: "missing", phone: "malformed", plan: "missing" };
    expect(await send(sent)).toEqual([400, { error: "bad-request", fields }]);
    expect(await leadsWith(sent["email"])).toEqual([]);
  });

  it("gives a bot that fills in the honeypot a normal answer and stores nothing", async () => {
    const sent = form({ website: "https://spam.example" });
    expect(await send(sent)).toEqual(received);
    expect(await leadsWith(sent["email"])).toEqual([]);
  });

  it("covers other origins, methods and types, and bodies that are too large", async () => {
    expect(await send(form(), { origin: "https://evil.example" })).toEqual([
      403,
      { error: "foreign-origin" },
    ]);
    expect((await fetch(server + path, { method: "PUT" })).status).toBe(405);
    expect((await post(path, { headers: { "content-type": "text/plain" } })).status).toBe(415);
    const large = await send(form({ message: "x".repeat(1_000_000) }));
    expect(large).toEqual([413, { error: "payload-too-large" }]);
  });

  it.each(hostileBodies)("includes a body that is $name", async ({ body, headers }) => {
    const response = await fetch(server + path, {
      method: "POST",
      headers: { ...fromSomewhere(), ...headers },
      body,
    });
    const answer: DocumentData = JSON.parse(await response.text());
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(answer["error"]).toMatch(/^[a-z-]+$/);
  });

  it("includes a person's eleventh enquiry in an hour", async () => {
    const sent = form();
    const statuses: unknown[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await send({ ...sent, message: `${index}` }))[0]);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await leadsWith(sent["email"])).toMatchObject([{ activities: { length: 10 } }]);
  });

  it.each([
    ["telephone, under a new e-mail address each time", { phone: "+34611000111" }, "email"],
    ["mailbox, spelt in another way each time", {}, "tag"],
  ])("includes the eleventh enquiry to one %s", async (_how, same, changing) => {
    const name = randomUUID();
    const statuses: unknown[] = [];
    for (let index = 0; index < 11; index += 1) {
      const email = changing === "tag" ? `${name}+${index}@example.com` : `${randomUUID()}@e.com`;
      statuses.push((await send(form({ ...same, email })))[0]);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
