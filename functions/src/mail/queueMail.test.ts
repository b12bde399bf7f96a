import { mailSchema, type Mail } from "@salvia/domain/mail/mail";
import { describe, expect, it } from "vitest";

import { queueMail } from "./queueMail.ts";

const now = new Date("2026-11-21T10:00:00Z");
const order = {
  to: "ines@example.com",
  template: "signUp",
  language: "es",
  data: { link: "https://salvia.example/login?code=1" },
} as const;

/** An in-memory fake of Firestore's document creation. */
function database() {
  const mails = new Map<string, Mail>();
  const ids = new Map<object, string>();
  const doc = (id = `random-${mails.size}`) => {
    const document = {
      async create(mail: Mail) {
        if (mails.has(id)) throw Object.assign(new Error("6 ALREADY_EXISTS"), { code: 6 });
        mails.set(id, mail);
      },
    };
    ids.set(document, id);
    return document;
  };
  const idOf = (document: object) => ids.get(document) ?? "";
  const created: [string, Mail][] = [];
  return {
    mails,
    created,
    db: {
      collection: (path: string) => {
        expect(path).toBe("mail");
        return { doc };
      },
    },
    transaction: {
      get: async (document: object) => ({ exists: mails.has(idOf(document)) }),
      create: (document: object, mail: Mail) => created.push([idOf(document), mail]),
    },
  };
}

describe("an email", () => {
  it("is written in its reader's language, with us as the reply address", async () => {
    const { db, mails } = database();
    expect(await queueMail({ db }, order, now)).toBe(true);
    const [mail] = mails.values();
    expect(mailSchema.parse(mail)).toMatchObject({
      to: "ines@example.com",
      replyTo: "hello@salvia.example",
      message: { subject: "Termina de crear tu cuenta" },
      delivery: { state: "PENDING", attempts: 0 },
      expireAt: new Date("2026-11-28T10:00:00Z"),
    });
  });

  it("is addressed correctly, however the address was typed", async () => {
    const { db, mails } = database();
    await queueMail({ db }, { ...order, to: " Ines@Example.COM " }, now);
    expect([...mails.values()]).toMatchObject([{ to: "ines@example.com" }]);
  });

  it("keeps its attachments, and has no such field without any", async () => {
    const { db, mails } = database();
    const file = { filename: "a.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" };
    await queueMail({ db }, { ...order, attachments: [file] }, now);
    await queueMail({ db }, order, now);
    const [first, second] = mails.values();
    expect(first?.message.attachments).toEqual([file]);
    expect(second?.message).not.toHaveProperty("attachments");
  });

  it("gets a new ID each time if none is given", async () => {
    const { db, mails } = database();
    await queueMail({ db }, order, now);
    await queueMail({ db }, order, now);
    expect(mails.size).toBe(2);
  });

  it("is queued once per ID, and stays unchanged", async () => {
    const { db, mails } = database();
    expect(await queueMail({ db }, { ...order, id: "sign-up_1" }, now)).toBe(true);
    const [first] = mails.values();
    expect(await queueMail({ db }, { ...order, language: "fr", id: "sign-up_1" }, now)).toBe(false);
    expect([...mails]).toEqual([["sign-up_1", first]]);
  });
});

describe("in a transaction, an email", () => {
  it("is written with the transaction", async () => {
    const { created, mails, ...into } = database();
    expect(await queueMail(into, { ...order, id: "1" }, now)).toBe(true);
    expect(created).toMatchObject([["1", { to: "ines@example.com" }]]);
    expect(mails.size).toBe(0);
  });

  it("is skipped without an error if it was queued before", async () => {
    const { created, mails, ...into } = database();
    await queueMail({ db: into.db }, { ...order, id: "1" }, now);
    expect(await queueMail(into, { ...order, id: "1" }, now)).toBe(false);
    expect(created).toEqual([]);
    expect(mails.size).toBe(1);
  });
});

describe("queues nothing", () => {
  it.each([
    "",
    "ines",
    "ines@example.com\r\nBcc: everyone@example.com",
    "ines@example.com, everyone@example.com",
    "Inés <ines@example.com>",
    "ines@example.com\u0000",
    `${"x".repeat(250)}@example.com`,
  ])("for %j", async (to) => {
    const { db, mails } = database();
    await expect(queueMail({ db }, { ...order, to }, now)).rejects.toThrow("Invalid recipient");
    expect(mails.size).toBe(0);
  });

  it.each(["", "a/b", "ines@example.com"])("with the ID %j", async (id) => {
    const { db, mails } = database();
    await expect(queueMail({ db }, { ...order, id }, now)).rejects.toThrow("Invalid mail ID");
    expect(mails.size).toBe(0);
  });

  it("with an invalid link", async () => {
    const { db, mails } = database();
    const data = { link: "javascript:alert(1)" };
    await expect(queueMail({ db }, { ...order, data }, now)).rejects.toThrow("Invalid link");
    expect(mails.size).toBe(0);
  });
});

it("passes errors from Firestore on to the caller", async () => {
  const { db } = database();
  const away = { create: () => Promise.reject(new Error("14 UNAVAILABLE")) };
  db.collection = () => ({ doc: () => away });
  await expect(queueMail({ db }, order, now)).rejects.toThrow("UNAVAILABLE");
});
