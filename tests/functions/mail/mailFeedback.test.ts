import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { collections } from "@salvia/domain/shared/collections";
import { newMail } from "@salvia/domain/mail/mail";
import { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";
import { mailSuppressionSchema } from "@salvia/domain/mail/mailSuppression";
import { afterAll, expect, it } from "vitest";

import { deliverQueued } from "../../../functions/src/mail/deliverQueued.ts";
import { mailsTo } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { post } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";

const { path } = mailEndpoints.reportMailFeedback;
const secret = "a-secret-of-the-mail-service-0123456789";
const configured = await startInstance({
  modules: [bundle],
  target: "reports",
  environment: { MAIL_WEBHOOK: "on", MAIL_WEBHOOK_SECRET: secret },
});
const suppressions = firestore.collection(collections.mailSuppressions);

afterAll(() => configured.stop());

/** Reports as the mail service does. */
async function report(body: unknown, authorization = `Bearer ${secret}`, to = configured.url) {
  const answer = await fetch(to + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  const answered: unknown = await answer.json();
  return [answer.status, answered];
}

/** Queues and sends an email, and returns its delivery. */
async function queued(to: string): Promise<Record<string, unknown>> {
  const document = firestore.collection(collections.mail).doc();
  const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  await document.create(newMail({ to, message }, new Date()));
  await deliverQueued({ id: document.id });
  return (await document.get()).get("delivery");
}

function address() {
  return `${randomUUID()}@example.com`;
}

it.each(["bounce", "complaint"])("sends nothing after a %s", async (kind) => {
  const to = address();
  const events = [{ kind, email: ` ${to.toUpperCase()} ` }];
  expect(await report({ events })).toEqual([200, { suppressed: 1 }]);
  expect(await report({ events })).toEqual([200, { suppressed: 1 }]);
  expect(await queued(to)).toMatchObject({
    state: "ERROR",
    attempts: 0,
    error: "The address is suppressed after a bounce or a complaint.",
  });
  expect(await mailsTo(to, 0)).toEqual([]);
  expect((await queued(address()))["state"]).toBe("SUCCESS");
});

it("sends again once an operator has lifted the suppression", async () => {
  const to = address();
  await report({ events: [{ kind: "complaint", email: to }] });
  expect(await lift(to.toUpperCase())).toBe(`Emails go to ${to} again.\n`);
  expect(await lift(to)).toBe(`${to} was not suppressed.\n`);
  expect((await queued(to))["state"]).toBe("SUCCESS");
  expect(await mailsTo(to)).toHaveLength(1);
});

it("keeps a hash, a reason, and an end for each address, and no address", async () => {
  const before = new Set((await suppressions.get()).docs.map(({ id }) => id));
  const [first, second] = [address(), address()];
  const events = [
    { kind: "bounce", email: first },
    { kind: "complaint", email: second },
  ];
  expect(await report({ events })).toEqual([200, { suppressed: 2 }]);
  const added = (await suppressions.get()).docs.filter(({ id }) => !before.has(id));
  expect(added.map((each) => mailSuppressionSchema.parse(withDates(each.data())).reason)).toEqual(
    expect.arrayContaining(["bounce", "complaint"]),
  );
  for (const { id, data } of added.map((each) => ({ id: each.id, data: each.data() }))) {
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(data)).not.toContain("@");
  }
});

it("sends again once a suppression has ended, even before it is deleted", async () => {
  const to = address();
  const before = new Set((await suppressions.get()).docs.map(({ id }) => id));
  await report({ events: [{ kind: "bounce", email: to }] });
  const added = (await suppressions.get()).docs.find(({ id }) => !before.has(id));
  await added?.ref.update({ expireAt: new Date(Date.now() - 1000) });
  expect((await queued(to))["state"]).toBe("SUCCESS");
});

it("refuses everyone without the secret, and all where no webhook is configured", async () => {
  const body = { events: [{ kind: "bounce", email: address() }] };
  const before = (await suppressions.count().get()).data().count;
  expect(await report(body, "")).toEqual([401, { error: "invalid-id-token" }]);
  for (const wrong of ["x", secret.slice(0, -1), `${secret}0`, secret.toUpperCase()]) {
    expect(await report(body, `Bearer ${wrong}`)).toEqual([403, { error: "not-allowed" }]);
  }
  const basic = Buffer.from(`salvia:${secret}`).toString("base64");
  expect(await report(body, `Basic ${basic}`)).toEqual([401, { error: "invalid-id-token" }]);
  const unconfigured = await post(path, { body, headers: { authorization: `Bearer ${secret}` } });
  expect([unconfigured.status, await unconfigured.json()]).toEqual([403, { error: "not-allowed" }]);
  expect((await suppressions.count().get()).data().count).toBe(before);
});

it.each<[string, unknown]>([
  ["no event", { events: [] }],
  ["a temporary failure", { events: [{ kind: "deferred", email: "ines@example.com" }] }],
  ["no address", { events: [{ kind: "bounce", email: "ines" }] }],
  ["the provider's own format", { RecordType: "Bounce", Email: "ines@example.com" }],
  [
    "more than 500 events",
    { events: Array.from({ length: 501 }, () => ({ kind: "bounce", email: "i@example.com" })) },
  ],
])("refuses a report with %s", async (_fault, body) => {
  expect(await report(body)).toEqual([400, { error: "bad-request" }]);
});

/** What `npm run lift-suppression` says. It finds the emulators in the environment of the tests. */
async function lift(email: string): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/liftSuppression.ts", import.meta.url));
  return (await promisify(execFile)(process.execPath, [script, email])).stdout;
}
