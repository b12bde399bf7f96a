import type { Page } from "@playwright/test";

import { roles } from "@salvia/domain/account/role";
import { conversationId } from "@salvia/domain/member/conversation";
import { languages, type Language } from "@salvia/domain/shared/language";
import { contactSentPath } from "@salvia/domain/lead/contact";
import {
  accountActionPath,
  accountPath,
  adminPaths,
  guestPath,
  loginPath,
  medicalPaths,
  memberPaths,
  publicPages,
  publicPath,
  salesPaths,
} from "@salvia/domain/site/paths";

import { isNightly } from "../chance.ts";
import { demoAccounts } from "../../seed/demo/demoAccounts.ts";
import { enter, person } from "./support/people.ts";
import { storedAppointment } from "./support/schedule.ts";
import { firestore } from "./support/server.ts";
import { halfHours } from "./support/storedRecords.ts";
import { contrastViolationsOf, expect, test, turn, violationsOf } from "./support/test.ts";

/** A page's address, and an element that shows that its content has loaded. */
type Stop = { path: string | ((language: Language) => string); shows?: string };

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const loading = ".MuiSkeleton-root, .area-frame, [role=progressbar]:not(.MuiLinearProgress-root)";

/**
 * Lets axe look at each page, with languages, widths, and themes in turn; at night in both themes.
 */
async function sweep(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const [index, { path, shows = "h1" }] of stops.entries()) {
    const language = languages[index % languages.length] ?? "en";
    // Each language is seen at both widths.
    const isOnPhone = (index + Math.floor(index / languages.length)) % 2 === 0;
    const address = typeof path === "string" ? path : path(language);
    const place = `${address} in ${language} on a ${isOnPhone ? "phone" : "desktop"}`;
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await page.setViewportSize(isOnPhone ? phone : desktop);
    const theme = isNightly() || isOnPhone ? "light" : "dark";
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address);
    await expect(page.locator("html"), place).toHaveAttribute("lang", language);
    await expect(page.locator(shows).filter({ visible: true }).first(), place).toBeVisible();
    await expect(page.locator(loading), place).toHaveCount(0);
    // Soft, so that one run reports every page.
    expect.soft(await violationsOf(page), `${place}, ${theme}`).toEqual([]);
    expect.soft(await struckLabels(page), place).toEqual([]);
    if (!isNightly()) continue;
    await turn(page, "dark");
    expect.soft(await contrastViolationsOf(page), `${place}, dark`).toEqual([]);
  }
}

/** The labels that the outline of their field runs through: they end beyond the gap in it. */
async function struckLabels(page: Page): Promise<readonly string[]> {
  return await page.locator("label[data-shrink=true]").evaluateAll((labels) =>
    labels.flatMap((label) => {
      const gap = label.parentElement?.querySelector("legend")?.getBoundingClientRect();
      // Without a gap, the label stands above the field.
      const hasGap = gap !== undefined && gap.width > 0;
      return hasGap && label.getBoundingClientRect().right > gap.right
        ? (label.textContent ?? "")
        : [];
    }),
  );
}

const withText = (text: string) => `main :text("${text}")`;
const lead = "main a[href*='/leads/demo-']";
const row = "main li, main tbody tr";

test("the public pages are accessible", async ({ page, watch }) => {
  watch.expectComplaint(/status of 404/);
  // A page of this origin, to choose a language for the first stop.
  await page.goto("/robots.txt");
  await sweep(page, [
    ...publicPages.map((name) => ({ path: (language: Language) => publicPath(name, language) })),
    { path: contactSentPath },
    { path: (language) => `${publicPath("home", language)}/nothing`.replace("//", "/") },
  ]);
});

test("the pages for signing in, guests, and one's own account are accessible", async ({ page }) => {
  await page.goto("/robots.txt");
  await sweep(page, [
    { path: guestPath },
    { path: loginPath },
    { path: (language) => `${loginPath(language)}?phone` },
    { path: (language) => `${loginPath(language)}?sign-up` },
    { path: (language) => `${loginPath(language)}?reset` },
    { path: accountActionPath },
    { path: `${guestPath}#${"a".repeat(43)}`, shows: "main input" },
  ]);
  for (const role of roles.filter((each) => each === "employer" || each === "partner")) {
    const path = `/${role}`;
    await enter(page, await person(role), path);
    await sweep(page, [{ path }]);
  }
  await enter(page, await person(null), accountPath);
  await sweep(page, [{ path: accountPath, shows: "main h2" }]);
});

test("the sales area is accessible", async ({ page }) => {
  const { uid } = demo("sales");
  const id = await quotedLeadOf(uid);
  await enter(page, demo("sales"), salesPaths.home);
  await sweep(page, [
    { path: salesPaths.home, shows: lead },
    { path: salesPaths.leads, shows: lead },
    { path: salesPaths.pool, shows: lead },
    { path: salesPaths.board, shows: lead },
    { path: salesPaths.lead(id), shows: row },
    { path: `${salesPaths.lead(id)}/quote`, shows: "main dl" },
    { path: salesPaths.leadImport },
    { path: salesPaths.reports },
    { path: salesPaths.settings, shows: "main input" },
    { path: accountPath, shows: "main h2" },
    { path: `${salesPaths.home}/nothing` },
  ]);
});

test("the medical area is accessible", async ({ page }) => {
  const [clinician, member] = [demo("doctor"), demo("member")];
  const id = await appointmentNow();
  const conversation = conversationId({ patientId: member.uid, clinicianId: clinician.uid });
  await enter(page, clinician, medicalPaths.home);
  await sweep(page, [
    { path: medicalPaths.home, shows: row },
    { path: medicalPaths.calendar, shows: withText(member.name) },
    { path: medicalPaths.hours, shows: "main input" },
    { path: medicalPaths.appointment(id), shows: withText(member.name) },
    { path: medicalPaths.patient(member.uid), shows: withText(member.name) },
    {
      path: `${medicalPaths.record(member.uid)}?appointment=${id}`,
      shows: withText("Penicillin"),
    },
    { path: medicalPaths.messages, shows: withText(member.name) },
    { path: medicalPaths.conversation(conversation), shows: withText("Entendi") },
    { path: medicalPaths.tasks, shows: withText("Renew the prescription") },
    { path: medicalPaths.assistant, shows: "main textarea" },
    { path: medicalPaths.profile, shows: "main input" },
    { path: medicalPaths.visit(id), shows: withText(member.name) },
    { path: `${medicalPaths.home}/nothing` },
  ]);
});

test("the member area is accessible", async ({ page }) => {
  const [clinician, member] = [demo("doctor"), demo("member")];
  const id = await appointmentNow();
  const conversation = conversationId({ patientId: member.uid, clinicianId: clinician.uid });
  await enter(page, member, memberPaths.home);
  await sweep(page, [
    { path: memberPaths.home, shows: withText(clinician.name) },
    { path: memberPaths.appointments, shows: withText(clinician.name) },
    { path: memberPaths.appointment(id), shows: withText(clinician.name) },
    { path: memberPaths.plan, shows: withText("Rui Nogueira") },
    { path: memberPaths.record, shows: withText("Penicillin") },
    { path: memberPaths.clinicians, shows: withText(clinician.name) },
    { path: memberPaths.messages, shows: withText(clinician.name) },
    { path: memberPaths.conversation(conversation), shows: withText("Entendi") },
    { path: memberPaths.claims },
    { path: memberPaths.documents },
    { path: memberPaths.visit(id), shows: "main button" },
    { path: accountPath, shows: "main h2" },
    { path: `${memberPaths.home}/nothing` },
  ]);
});

test("the admin area is accessible", async ({ page }) => {
  const seller = demo("sales2");
  const id = await quotedLeadOf(seller.uid);
  await enter(page, demo("admin"), adminPaths.home);
  await sweep(page, [
    { path: adminPaths.home, shows: withText(seller.name) },
    { path: adminPaths.leads, shows: lead },
    { path: adminPaths.board, shows: lead },
    { path: adminPaths.lead(id), shows: row },
    { path: `${adminPaths.lead(id)}/quote`, shows: "main dl" },
    { path: adminPaths.people, shows: withText(seller.email) },
    { path: `${adminPaths.people}?account=${seller.uid}`, shows: withText(seller.email) },
    { path: adminPaths.invitations },
    { path: adminPaths.patients, shows: row },
    { path: `${adminPaths.patients}?patient=demo-member`, shows: withText("Beatriz Nogueira") },
    { path: adminPaths.patientImport },
    { path: adminPaths.assignment, shows: withText(seller.name) },
    { path: adminPaths.audit, shows: row },
    { path: adminPaths.switches, shows: "main input" },
    { path: `${adminPaths.home}/nothing` },
  ]);
});

function demo(name: string) {
  const found = demoAccounts.find(({ uid }) => uid === `demo-${name}`);
  if (found === undefined) throw new Error(`The demo has no account ${name}`);
  return found;
}

/** A lead of the demo that has a quote, so that its page and the quote's are full. */
async function quotedLeadOf(uid: string): Promise<string> {
  const { docs } = await firestore.collection("quotes").where("madeBy", "==", uid).limit(1).get();
  const [quote] = docs;
  if (quote === undefined) throw new Error(`The demo has no quote of ${uid}`);
  return quote.id;
}

/** An appointment whose record and visit are open, however long ago the demo was loaded. */
async function appointmentNow(): Promise<string> {
  return await storedAppointment(demo("doctor"), demo("member"), {
    status: "confirmed",
    startsAt: halfHours(0),
    createdAt: new Date(Date.now() - 24 * 60 * 60_000),
  });
}
