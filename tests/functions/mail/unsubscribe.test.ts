import { randomUUID } from "node:crypto";

import type { NotificationSetting } from "@salvia/domain/account/user";
import { newMail } from "@salvia/domain/mail/mail";
import { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { expect, it } from "vitest";

import { firestore } from "../support/accounts.ts";
import { mailTo } from "../support/mails.ts";
import { server, site } from "../support/site.ts";
import { staffMember } from "../support/staff.ts";

const on = { newLeads: true, conversions: true, monthlyReport: true, appointments: true };

/** A salesperson who has just received an email for a setting, and its headers. */
async function mailed(setting: NotificationSetting = "newLeads") {
  const person = await staffMember(firestore, { notifications: on });
  const subscription = { uid: person.uid, setting };
  const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const mail = newMail({ to: person.email, message, subscription }, new Date());
  await firestore.collection(collections.mail).add(mail);
  const { headers } = await mailTo(person.email);
  const header = new Map(headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const url = /^<(.+)>$/.exec(header.get("list-unsubscribe") ?? "")?.[1] ?? "";
  const settings = async () =>
    (await firestore.doc(`users/${person.uid}`).get()).get("notifications");
  return { ...person, header, settings, url: url.replace(site, server) };
}

/** What a mail service posts: without cookie, origin, or sign-in (RFC 8058). */
function click(url: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
}

it("turns off one notification setting with one click in the mail program", async () => {
  const { header, url, settings } = await mailed();
  expect(header.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(url).toContain(`${server}${mailEndpoints.unsubscribe.path}?token=`);
  const answers = [await click(url), await click(url)];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
  }
  expect(await settings()).toEqual({ ...on, newLeads: false });
});

it("leads to the settings and changes nothing when a scanner or a person opens the link", async () => {
  const { url, settings } = await mailed();
  for (const address of [url, `${server}${mailEndpoints.unsubscribe.path}`]) {
    const answer = await fetch(address, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sales/settings"]);
  }
  expect((await fetch(url, { method: "HEAD", redirect: "manual" })).status).toBe(303);
  expect(await settings()).toEqual(on);
});

it("turns off the emails about appointments, also where the setting is not stored yet", async () => {
  const { uid, url, settings } = await mailed("appointments");
  const { appointments: _unset, ...older } = on;
  await firestore.doc(`users/${uid}`).update({ notifications: older });
  const opened = await fetch(url, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/account"]);
  expect(await settings()).toEqual(older);
  expect((await click(url)).status).toBe(200);
  expect(await settings()).toEqual({ ...older, appointments: false });
});

it("refuses every other token in the same way", async () => {
  const { uid, url, settings } = await mailed();
  const [encoded, , signature] = new URL(url).searchParams.get("token")?.split(".") ?? [];
  const other = Buffer.from(randomUUID()).toString("base64url");
  const wrong = [
    "",
    "x",
    uid,
    `${encoded}.newLeads.`,
    `${encoded}.conversions.${signature}`,
    `${other}.newLeads.${signature}`,
    `${encoded}.__proto__.${signature}`,
    `${encoded}.newLeads.${signature}.more`,
    `${encoded}.newLeads.${"A".repeat(43)}`,
    "../../users",
    "\u0000",
    "A".repeat(4000),
  ];
  const queries = [
    "",
    ...wrong.map((token) => `?token=${encodeURIComponent(token)}`),
    "?token=%E0%A4%A",
    `?token[]=${encoded}.newLeads.${signature}`,
  ];
  for (const query of queries) {
    const answer = await click(`${server}${mailEndpoints.unsubscribe.path}${query}`);
    expect([answer.status, await answer.json()]).toEqual([403, { error: "not-allowed" }]);
  }
  expect(await settings()).toEqual(on);
});

it("is no way in from another site", async () => {
  const { url, settings } = await mailed();
  const answer = await fetch(url, { method: "POST", headers: { origin: "https://evil.example" } });
  expect([answer.status, await answer.json()]).toEqual([403, { error: "foreign-origin" }]);
  expect(await settings()).toEqual(on);
});

it("succeeds for an account that was deleted, which it doesn't create again", async () => {
  const { uid, url } = await mailed();
  await firestore.doc(`users/${uid}`).delete();
  expect((await click(url)).status).toBe(200);
  expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
});
