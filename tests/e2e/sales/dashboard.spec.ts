import { noFigures } from "@salvia/domain/lead/salesStats";
import type { Page } from "@playwright/test";

import { nextStep } from "../../../seed/nextSteps.ts";
import { complete, fillIn, openNewLead } from "../support/leadForm.ts";
import { enter, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { jobTime, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** One of the totals: the number below its name. */
function total(page: Page, name: string) {
  const tile = page.locator("dl > div").filter({ has: page.getByRole("term").getByText(name) });
  return tile.getByRole("definition").first();
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

/** The link to the leads at a status, with their number. */
function atStatus(page: Page, line: string) {
  const pipeline = page.getByRole("region", { name: "Pipeline" });
  return pipeline.getByRole("link", { name: line, exact: true });
}

test("updates the figures in one window when leads change in another", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const noa = await person("sales");
  // As the nightly recount leaves them; Google's emulator can miss a document's creation (decision 1).
  await firestore.doc(`salesStats/${noa.uid}`).set({ ...noFigures(), countedAt: new Date() });
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(page, noa, "/sales");
  await enter(telephone, noa, "/sales");
  await expect(telephone.getByText("A good day to start")).toBeVisible();
  await expectAccessible(telephone);

  const form = await openNewLead(page);
  await fillIn(form, complete());
  await form.getByRole("button", { name: "Create lead" }).click();
  await expect(form).toBeHidden();
  await expect(total(telephone, "In progress")).toHaveText("1", jobTime);
  await expect(total(telephone, "New this month")).toHaveText("1");
  await expect(atStatus(telephone, "New 1")).toBeVisible();
  await expect(telephone.getByRole("link", { name: "Candela Ríos Peña" })).toHaveCount(2);

  const enrolledAt = new Date();
  await storedLead({
    ownerId: noa.uid,
    status: "enrolled",
    step: 6,
    kind: "client",
    createdAt: enrolledAt,
    enrolledAt,
  });
  await expect(total(telephone, "Clients")).toHaveText("1", jobTime);
  await expect(total(telephone, "Conversions this month")).toHaveText("1");
  await expect(atStatus(page, "Enrolled 1")).toBeVisible();
  const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
  // The table that is the text alternative of the chart.
  const months = page.getByRole("table", { name: "Month by month" });
  const line = `${month.format(enrolledAt)} 2 1`;
  await expect(months.getByRole("row", { name: line })).toBeAttached();
  for (const each of [page, telephone]) {
    const chart = each.getByRole("region", { name: "Month by month" }).locator("svg rect");
    await expect(chart.first()).toBeVisible();
  }

  await atStatus(page, "Enrolled 1").click();
  await expect(page).toHaveURL("/sales/leads?status=enrolled");
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  await page.goBack();
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(page).toHaveURL("/sales/leads?kind=client");

  // The figures' months begin at midnight UTC, and so do those of the list that they lead to.
  await storedLead({ ownerId: noa.uid, createdAt: daysAgo(40) });
  await page.goBack();
  await page.getByRole("link", { name: "New this month", exact: true }).click();
  await expect(page).toHaveURL(`/sales/leads?created=${enrolledAt.toISOString().slice(0, 7)}`);
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(3);
});

test(
  "lists the longest-waiting lead without a next step first and opens it",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    let planned = "";
    for (const days of [2, 9, 4, 30, 1, 12, 7]) {
      const firstName = days === 30 ? "Lost" : "Days";
      const status = days === 30 ? "lost" : "new";
      const id = await storedLead({
        ownerId: noa.uid,
        firstName,
        lastName: String(days),
        status,
        createdAt: daysAgo(40),
        updatedAt: daysAgo(days),
      });
      if (days === 12) planned = id;
    }
    const dueOn = daysAgo(-4).toISOString().slice(0, 10);
    const step = firestore.doc(`nextSteps/${planned}`);
    await step.set(nextStep(planned, { ownerId: noa.uid, dueOn }));
    await enter(page, noa, "/sales");
    const waiting = page.getByRole("list", {
      name: "Your open leads without a next step that have waited longest",
    });
    await expect(waiting.getByRole("link")).toHaveText([
      "Days 9",
      "Days 7",
      "Days 4",
      "Days 2",
      "Days 1",
    ]);
    // Not done: that would be a contact, since which the lead would not have waited.
    await step.delete();
    await expect(waiting.getByRole("link").first()).toHaveText("Days 12");
    await waiting.getByRole("link", { name: "Days 9" }).click();
    await expect(page.getByRole("heading", { name: "Days 9" })).toBeFocused();
  },
);
