import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { newMail, type MailMessage, type Subscription } from "@salvia/domain/mail/mail";
import { languages } from "@salvia/domain/shared/language";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { subscriptionOfToken } from "./calls/unsubscribeToken.ts";
import type { SmtpConfig } from "./mailConfig.ts";
import { smtpFailure, smtpSender, type Send } from "./smtpSender.ts";
import { exampleLink, mailExamples, templates } from "./testing/mailExamples.ts";

// Uses a real mail server on this machine, so that another library parses what nodemailer writes.

const start = new Date("2026-11-21T10:00:00Z");
const from = { name: "Salud y Más, S.A.", address: "hola@salud.example" };
const signUp = mailExamples.signUp("en");
const received: { recipients: string[]; sender: string; mail: Email }[] = [];

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData: (stream, session, done) => void take(stream, session, done),
});
let config: SmtpConfig;
let send: Send;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  config = { url: `smtp://127.0.0.1:${address.port}`, plain: true, from };
  send = smtpSender(config);
});

afterAll(() => {
  server.close();
});

describe.each(languages)("in %s", (language) => {
  it.each(templates)("delivers %s unchanged", async (template) => {
    const message = mailExamples[template](language);
    const { mail, recipients, sender } = await sent("1", message);
    expect(recipients).toEqual(["ines@example.com"]);
    expect(sender).toBe(from.address);
    expect(mail).toMatchObject({
      subject: message.subject,
      from,
      to: [{ name: "", address: "ines@example.com" }],
      replyTo: [{ name: "", address: "us@salud.example" }],
      date: "2026-11-21T10:00:00.000Z",
    });
    expect(lines(mail.text)).toEqual(lines(message.text));
    expect(lines(mail.html)).toEqual(lines(message.html));
    expect(lines(mail.text)).toContain(new URL(exampleLink).href);
  });
});

it("keeps the Message-ID when an email is sent again", async () => {
  const first = await sent("sign-up_uid1", signUp);
  const again = await sent("sign-up_uid1", signUp);
  const other = await sent("sign-up_uid2", signUp);
  expect(first.mail.messageId).toMatch(/^<[0-9a-f]{32}@salud\.example>$/);
  expect(again.mail.messageId).toBe(first.mail.messageId);
  expect(other.mail.messageId).not.toBe(first.mail.messageId);
  expect(first.outcome).toMatchObject({ info: { messageId: first.mail.messageId } });
});

it("asks auto-responders not to reply", async () => {
  const { mail } = await sent("1", signUp);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
});

it("offers to unsubscribe from a notification with one click, but not from a link", async () => {
  vi.stubEnv("IDENTITY_SECRET", "a".repeat(32));
  vi.stubEnv("SITE_ORIGIN", "https://salud.example");
  onTestFinished(() => void vi.unstubAllEnvs());
  const subscription = { uid: "x".repeat(128), setting: "monthlyReport" } as const;
  const { mail } = await sent("1", mailExamples.monthlyReport("en"), subscription);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = /^<(https:\/\/salud\.example\/\S+)>$/.exec(headers.get("list-unsubscribe") ?? "");
  const token = new URL(link?.[1] ?? "").searchParams.get("token") ?? "";
  expect(subscriptionOfToken(token)).toEqual(subscription);

  const { mail: other } = await sent("2", signUp);
  expect(other.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
});

it("turns no line break into a header, and no path into an attachment", async () => {
  const subject = "Hello\r\nBcc: everyone@example.com";
  const { mail, recipients } = await sent("1", { subject, html: "/etc/passwd", text: "x" });
  expect(recipients).toEqual(["ines@example.com"]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe("Hello Bcc: everyone@example.com");
  expect(mail.html?.trim()).toBe("/etc/passwd");
  expect(mail.attachments).toEqual([]);
});

it("attaches a calendar file, with its method and unchanged", async () => {
  const content = `BEGIN:VCALENDAR\r\nSUMMARY:Téléconsultation\r\n ${"x".repeat(70)}\r\nEND:VCALENDAR\r\n`;
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  const attachments = [{ filename: "appointment.ics", contentType, content }];
  const { mail } = await sent("1", { ...signUp, attachments });
  expect(mail.attachments).toMatchObject([
    { filename: "appointment.ics", mimeType: "text/calendar", method: "PUBLISH" },
  ]);
  const bytes = mail.attachments[0]?.content;
  const file = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
  expect(lines(file)).toEqual(lines(content));
  expect(lines(mail.text)).toEqual(lines(signUp.text));
});

it("sends nothing to a server without encryption, except on this machine", async () => {
  received.length = 0;
  expect(await smtpSender({ ...config, plain: false })("1", mailWith(signUp))).toMatchObject({
    kind: "failed",
    permanent: false,
  });
  expect(received).toEqual([]);
});

it("reports an unreachable server as an outcome, not as an exception", async () => {
  const away = { ...config, url: "smtp://127.0.0.1:9" };
  expect(await smtpSender(away)("1", mailWith(signUp))).toMatchObject({
    kind: "failed",
    permanent: false,
  });
});

/** Sends an email and returns what the server received. */
async function sent(id: string, message: MailMessage, subscription?: Subscription) {
  received.length = 0;
  const outcome = await send(id, mailWith(message, subscription));
  expect(outcome).toMatchObject({ kind: "sent", info: { accepted: ["ines@example.com"] } });
  const [arrived, ...more] = received;
  if (arrived === undefined || more.length > 0) throw new Error("Not exactly one mail.");
  return { outcome, ...arrived };
}

function mailWith(message: MailMessage, subscription?: Subscription) {
  const mail = { to: "ines@example.com", replyTo: "us@salud.example", message };
  return newMail(subscription === undefined ? mail : { ...mail, subscription }, start);
}

async function take(stream: Readable, { envelope }: SMTPServerSession, done: () => void) {
  received.push({
    recipients: envelope.rcptTo.map(({ address }) => address),
    sender: envelope.mailFrom ? envelope.mailFrom.address : "",
    mail: await PostalMime.parse(await buffer(stream)),
  });
  done();
}

/**
 * Normalizes line ends, which are CRLF in transit, and trailing ones, which depend on the library.
 */
function lines(text: string | undefined): string[] {
  return text?.trim().split(/\r?\n/) ?? [];
}

/** An error in nodemailer's format. */
function smtpError(details: { code: string; responseCode?: number; permanent?: boolean }): Error {
  return Object.assign(new Error("Refused"), details);
}

describe("gives an email up for", () => {
  it.each([
    ["an unknown recipient", { code: "EENVELOPE", responseCode: 550, permanent: true }],
    ["content the server refuses", { code: "EMESSAGE", responseCode: 554, permanent: true }],
    ["an envelope that cannot be written", { code: "EENVELOPE" }],
  ])("%s", (_reason, details) => {
    expect(smtpFailure(smtpError(details))).toEqual({
      kind: "failed",
      error: "Refused",
      permanent: true,
    });
  });
});

describe("retries an email after", () => {
  it.each([
    ["a server that is busy", { code: "EENVELOPE", responseCode: 451, permanent: false }],
    ["a full mailbox", { code: "EMESSAGE", responseCode: 452, permanent: false }],
    ["a password that is wrong", { code: "EAUTH", responseCode: 535, permanent: true }],
    [
      "a server that rejects every client",
      { code: "EPROTOCOL", responseCode: 554, permanent: true },
    ],
    ["a server out of reach", { code: "ESOCKET" }],
    ["a name that does not resolve", { code: "EDNS" }],
    ["a certificate that is wrong", { code: "ETLS" }],
    ["an answer that does not come", { code: "ETIMEDOUT" }],
    ["our own patience", { code: "EABORT" }],
  ])("%s", (_reason, details) => {
    expect(smtpFailure(smtpError(details))).toMatchObject({ permanent: false });
  });

  it("a thrown value that is not an error", () => {
    expect(smtpFailure("broken")).toEqual({ kind: "failed", error: "broken", permanent: false });
    expect(smtpFailure(undefined)).toMatchObject({ permanent: false });
  });
});

it("truncates an endless answer", () => {
  expect(smtpFailure(new Error("x".repeat(10_000))).error).toHaveLength(500);
});
