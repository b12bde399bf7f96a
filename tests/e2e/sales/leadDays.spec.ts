import type { Page } from "@playwright/test";

import { nextStep } from "../../../seed/nextSteps.ts";
import { enter, listedSalesperson, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { jobTime, leadsOf, storedLead, storedLeads } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const names = (page: Page) => page.getByRole("rowheader");
const created = (page: Page) => page.getByLabel("Created", { exact: true });
const step = (page: Page) => page.getByRole("combobox", { name: "Next step" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Noon in the middle of this month or of an earlier one. */
function middleOf(monthsAgo: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 15, 12));
}

/** A moment so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** A day such as `2026-11-15`. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

test(
  "lists the leads of last month, saves that as a view, and asks for other days",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    const mine = { ownerId: noa.uid, lastName: "Abad" };
    await storedLead({ ...mine, firstName: "Today" });
    await storedLead({ ...mine, firstName: "Last", createdAt: middleOf(1) });
    await storedLead({ ...mine, firstName: "Long ago", createdAt: middleOf(2) });
    await enter(page, noa, "/sales/leads?sort=name&created=2026-11-30_2026-11-01");
    await expect(names(page)).toHaveText(["Last Abad", "Long ago Abad", "Today Abad"]);

    await created(page).selectOption("Last month");
    await expect(page).toHaveURL("/sales/leads?created=lastMonth");
    await expect(names(page)).toHaveText(["Last Abad"]);
    await expect(page.getByLabel("Order")).toHaveValue("created");
    await button(page, "Views").click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Last month");
    await button(page, "Save view").click();
    await expect(page.getByRole("dialog")).toBeHidden();

    // The heading of another order asks for all days, and says so.
    await page.getByRole("columnheader").getByRole("button", { name: "Name" }).click();
    await expect(page).toHaveURL("/sales/leads?sort=name");
    await expect(page.getByText("Leads of all days are shown again.")).toBeVisible();
    await expect(names(page)).toHaveCount(3);
    await button(page, "Views").click();
    await page.getByRole("menuitem", { name: "Last month" }).click();
    await expect(page).toHaveURL("/sales/leads?created=lastMonth&density=comfortable");
    await expect(names(page)).toHaveText(["Last Abad"]);

    await created(page).focus();
    await created(page).selectOption("Choose days…");
    await expect(page.getByLabel("First day")).toBeFocused();
    await page.getByLabel("First day").fill(dayOf(middleOf(0)));
    await page.keyboard.press("Enter");
    await expect(page.getByText("The first can’t be after the last.")).toBeVisible();
    await expectAccessible(page);
    const days = [dayOf(middleOf(2)), dayOf(middleOf(1))];
    await page.getByLabel("First day").fill(days[0] ?? "");
    await page.getByLabel("Last day").fill(days[1] ?? "");
    await page.keyboard.press("Enter");
    await expect(created(page)).toBeFocused();
    await expect(page).toHaveURL(`/sales/leads?created=${days.join("_")}&density=comfortable`);
    await expect(names(page)).toHaveText(["Last Abad", "Long ago Abad"]);

    await page.reload();
    await expect(names(page)).toHaveText(["Last Abad", "Long ago Abad"]);
    await page.getByRole("link", { name: "Board", exact: true }).click();
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText("Last Abad");
    await created(page).selectOption("Today");
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText("Today Abad");
  },
);

test(
  "changes all leads of certain days with a job, also those of a search, and undoes it",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await listedSalesperson();
    const mine = { ownerId: noa.uid, status: "new", step: 1 } as const;
    await storedLeads(60, (age) => {
      const createdAt = new Date(middleOf(1).getTime() - age * 60_000);
      return { ...mine, firstName: "Last", lastName: `Number ${age}`, createdAt };
    });
    const others = { ...mine, firstName: "Other", createdAt: middleOf(2) };
    await storedLeads(5, (age) => ({ ...others, lastName: `Number ${age}` }));
    await enter(page, noa, "/sales/leads?created=lastMonth");
    await page.getByRole("checkbox", { name: "Select all leads shown" }).check();
    await button(page, "Select all that match").click();
    await expect(page.getByText("60 leads selected.")).toBeVisible();
    await button(page, "Clear selection").click();

    await page.getByRole("textbox", { name: "Search leads" }).fill("number");
    await expect(page.getByText("Type more to narrow the search.").first()).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all leads shown" }).check();
    await button(page, "Select all that match").click();
    await expect(page.getByText("60 leads selected.")).toBeVisible();
    await button(page, "Mark as lost…").click();
    const dialog = page.getByRole("dialog", { name: "Mark 60 leads as lost?" });
    await dialog.getByRole("radio", { name: "Can’t be reached" }).check();
    await dialog.getByRole("button", { name: "Mark as lost" }).click();
    await expect(page.getByText("60 of 60 leads done.")).toBeVisible(jobTime);
    const lost = (await leadsOf(noa)).filter(({ status }) => status === "lost");
    expect(new Set(lost.map(({ firstName }) => firstName))).toEqual(new Set(["Last"]));

    await button(page, "Undo 60 leads").click();
    await expect(page.getByText("Back at the earlier status")).toHaveCount(60, jobTime);
    expect((await leadsOf(noa)).filter(({ status }) => status === "lost")).toEqual([]);
  },
);

/** Stores a step of a lead, and waits until the lead says so. */
async function planned(id: string, ownerId: string, dueOn: string) {
  await firestore.doc(`nextSteps/${id}`).set(nextStep(id, { ownerId, dueOn }));
  const day = async (): Promise<unknown> =>
    (await firestore.doc(`leads/${id}`).get()).get("nextStepDay");
  await expect.poll(day, jobTime).toBe(dueOn);
}

test(
  "plans a step for a forgotten lead, and finds what is due in the morning",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    const mine = { ownerId: noa.uid, lastName: "Abad" };
    await storedLead({ ...mine, firstName: "Forgotten" });
    await storedLead({ ...mine, firstName: "Lost", status: "lost" });
    const days = { Late: -3, Soon: 5, Later: 30 };
    for (const [firstName, away] of Object.entries(days)) {
      // oxlint-disable-next-line no-await-in-loop -- one lead after the other
      await planned(await storedLead({ ...mine, firstName }), noa.uid, dayOf(inDays(away)));
    }
    await enter(page, noa, "/sales/leads?sort=name");
    await expect(names(page)).toHaveCount(5);

    await step(page).selectOption("Open, none planned");
    await expect(page).toHaveURL("/sales/leads?step=none&sort=name");
    await expect(names(page)).toContainText(["Forgotten Abad"]);
    await button(page, "Plan a step with Forgotten Abad").click();
    const form = page.getByRole("dialog", { name: "Next step with Forgotten Abad" });
    await form.getByRole("textbox", { name: "What to do next" }).fill("Call back");
    await form.getByRole("button", { name: "Today", exact: true }).click();
    await form.getByRole("button", { name: "Save step" }).click();
    await expect(names(page)).toHaveCount(0);
    await expect(page.getByText("Every open lead has a next step.")).toBeVisible();
    await expectAccessible(page);

    await step(page).selectOption("Today or overdue");
    await expect(page).toHaveURL("/sales/leads?step=due");
    // What is next follows each name, a moment later.
    await expect(names(page)).toContainText(["Late Abad", "Forgotten Abad"]);
    await expect(page.getByLabel("Order")).toHaveValue("step");
    await step(page).selectOption("Overdue");
    await expect(names(page)).toContainText(["Late Abad"]);
    await step(page).selectOption("Next 7 days");
    await expect(names(page)).toContainText(["Forgotten Abad", "Soon Abad"]);

    // The heading of another order asks for all leads, and says so.
    await page.getByRole("columnheader").getByRole("button", { name: "Name" }).click();
    await expect(page).toHaveURL("/sales/leads?sort=name");
    await expect(
      page.getByText("Leads with any next step, or none, are shown again."),
    ).toBeVisible();
    await expect(names(page)).toHaveCount(5);
    await page.goBack();
    await expect(names(page)).toContainText(["Forgotten Abad", "Soon Abad"]);

    await page.getByRole("link", { name: "Board", exact: true }).click();
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText("Forgotten Abad");
  },
);
