import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { mailSchema } from "@salvia/domain/mail/mail";
import { monthOf, monthsUntil } from "@salvia/domain/shared/month";
import { noFigures, type SalesStats } from "@salvia/domain/lead/salesStats";
import type { User } from "@salvia/domain/account/user";
import { beforeEach, expect, it } from "vitest";

import { sendMonthlyReports } from "../../../functions/src/reports/sendMonthlyReports.ts";
import { settingToUnsubscribe } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { mailsTo } from "../support/mails.ts";
import { staffMember, wants } from "../support/staff.ts";
import { withDates } from "../support/withDates.ts";

beforeEach(emptyDatabase);

/** Runs the function as at a given hour. */
async function at(scheduleTime: string): Promise<void> {
  await sendMonthlyReports(new Date(scheduleTime));
}

async function salesperson(profile: Partial<User> = {}, now = "2026-10") {
  const someone = await staffMember(firestore, { ...wants("monthlyReport"), ...profile });
  const [before = ""] = monthsUntil(new Date(`${now}-01`), 2);
  const stats: SalesStats = {
    ...noFigures(),
    statuses: { ...noFigures().statuses, new: 6 },
    kinds: { lead: 6, client: 2 },
    months: { [now]: { created: 31, converted: 17 }, [before]: { created: 29, converted: 13 } },
    countedAt: null,
  };
  await firestore.doc(`salesStats/${someone.uid}`).set(stats);
  return someone;
}

async function mails() {
  const { docs } = await firestore.collection("mail").get();
  return docs.map((mail) => mailSchema.parse(withDates(mail.data())));
}

async function recipients() {
  return (await mails()).map(({ to }) => to).toSorted();
}

it("sends each report on the morning of the first, in the user's time zone and language", async () => {
  const apia = await salesperson({ timezone: "Pacific/Apia", language: "pt" });
  const madrid = await salesperson({ timezone: "Europe/Madrid", language: "fr" });
  const denver = await salesperson({ timezone: "America/Denver" });
  await at("2026-10-31T23:05:00Z");
  expect(await recipients()).toEqual([]);
  await at("2026-11-01T00:05:00Z");
  expect(await recipients()).toEqual([apia.email]);
  await at("2026-11-01T07:05:00Z");
  expect(await recipients()).toEqual([apia.email, madrid.email].toSorted());
  await at("2026-11-01T15:05:00Z");
  expect(await recipients()).toEqual([apia.email, denver.email, madrid.email].toSorted());

  const subjects = (await mails()).map(({ to, message }) => [to, message.subject]);
  expect(Object.fromEntries(subjects)).toEqual({
    [apia.email]: "Seu relatório de outubro de 2026",
    [madrid.email]: "Votre rapport mensuel, octobre 2026",
    [denver.email]: "Your report for October 2026",
  });
  const { message } = (await mails()).find(({ to }) => to === denver.email) ?? {};
  expect(message?.text).toContain("New leads: 31 (October 2026), 29 (September 2026)");
  expect(message?.text).toContain("Conversions: 17 (October 2026), 13 (September 2026)");
  expect(message?.text).toContain("Leads in progress right now: 6. Clients: 2.");
  expect(message?.html).toContain(">31</td>");
});

it("sends no report twice, even when runs repeat or overlap", async () => {
  const someone = await salesperson({ timezone: "Pacific/Apia" });
  const first = "2026-11-01T00:05:00Z";
  await Promise.all([at(first), at(first), at(first)]);
  await at("2026-11-02T09:05:00Z");
  await firestore.doc(`users/${someone.uid}`).update({ timezone: "America/Denver" });
  await at("2026-11-03T20:05:00Z");
  expect(await recipients()).toEqual([someone.email]);
});

it("makes up for a missed morning within three days", async () => {
  const someone = await salesperson({ timezone: "UTC" });
  await at("2026-11-03T22:05:00Z");
  expect(await recipients()).toEqual([someone.email]);
  const late = await salesperson({ timezone: "UTC" });
  await at("2026-11-04T00:05:00Z");
  expect(await recipients()).not.toContain(late.email);
});

it("sends reports to salespeople who want them, and an empty one without figures", async () => {
  await salesperson(wants("newLeads", "conversions"));
  await staffMember(firestore, wants("monthlyReport"), "medical");
  const former = await salesperson();
  await firestore.doc(`staff/${former.uid}`).delete();
  await salesperson({ email: null });
  const idle = await salesperson();
  await firestore.doc(`salesStats/${idle.uid}`).delete();
  await at("2026-11-01T08:05:00Z");
  expect(await recipients()).toEqual([idle.email]);
  expect((await mails())[0]?.message.text).toContain("New leads: 0 (October 2026), 0 (September");
});

it("skips only a user with broken data and makes up for it once the data is repaired", async () => {
  const broken = await salesperson();
  const good = { ...(await firestore.doc(`salesStats/${broken.uid}`).get()).data() };
  await firestore.doc(`salesStats/${broken.uid}`).set({ kinds: "many" });
  const spoilt = await salesperson();
  await firestore.doc(`users/${spoilt.uid}`).update({ language: 7 });
  const someone = await salesperson();
  await at("2026-11-01T08:05:00Z");
  expect(await recipients()).toEqual([someone.email]);
  await firestore.doc(`salesStats/${broken.uid}`).set(good);
  await at("2026-11-01T09:05:00Z");
  expect(await recipients()).toEqual([broken.email, someone.email].toSorted());
});

it("sends a report immediately and once with `npm run report", async () => {
  const [month = ""] = monthsUntil(new Date(), 2);
  expect(month < monthOf(new Date())).toBe(true);
  const someone = await salesperson({ timezone: "UTC" }, month);
  expect(await byOperator()).toMatch(new RegExp(`^The report of ${month} goes to 1 people`));
  const [mail] = await mailsTo(someone.email);
  expect(mail?.text).toContain("New leads: 31");
  expect(mail && settingToUnsubscribe(mail)).toBe("monthlyReport");
  expect(await byOperator()).toMatch(/ goes to 0 people; 1 have had theirs\.\s*$/);
});

/** The output of `npm run report`, which finds the emulators in the environment of these tests. */
async function byOperator(): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/report.ts", import.meta.url));
  return (await promisify(execFile)(process.execPath, [script])).stdout;
}
