import type { Page } from "@playwright/test";

import { enter, listedSalesperson, person } from "../support/people.ts";
import { changeLead, leadsOf, storedLead } from "../support/storedLeads.ts";
import { moveTo } from "../support/board.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const timeline = (page: Page) => page.getByRole("list", { name: /^Activity/ });

const quoted = { firstName: "Pía", lastName: "Luna", status: "quoted", step: 4 } as const;

/** A stage in the pipeline, with its number of leads. */
function pipeline(page: Page, line: string) {
  return page.getByRole("region", { name: "Pipeline" }).getByRole("link", { name: line });
}

async function lose(page: Page, reason: string) {
  await button(page, "Other stages").click();
  await moveTo(page, "Lost").click();
  const dialog = page.getByRole("dialog", { name: "Mark this lead as lost?" });
  await dialog.getByRole("radio", { name: reason }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Mark as lost" }).click();
}

test(
  "undoes a move to lost, and the timeline and the figures show it",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const noa = await listedSalesperson();
    const id = await storedLead({ ownerId: noa.uid, ...quoted });
    const dashboard = await anotherBrowser();
    await enter(dashboard, noa, "/sales");
    await expect(pipeline(dashboard, "Quoted 1")).toBeAttached();
    await enter(page, noa, `/sales/leads/${id}`);

    await lose(page, "Chose another insurer");
    await expect(page.getByText("Reason: Chose another insurer")).toHaveCount(2);
    await expect(pipeline(dashboard, "Lost 1")).toBeAttached();
    await expect(
      page.getByText(/^You can undo the move from “Quoted” to “Lost” until/),
    ).toBeVisible();
    await expectAccessible(page);
    // Also after a reload, with the keyboard.
    await page.reload();
    await button(page, "Undo").press("Enter");
    await expect(button(page, "Undo")).toBeHidden();
    const last = timeline(page).getByRole("listitem").first();
    await expect(last).toContainText("Undone: back from “Lost” to “Quoted”");
    await expect(last).toContainText(noa.name);
    // The timeline keeps the reason, the lead does not.
    await expect(page.getByText("Reason: Chose another insurer")).toHaveCount(1);
    await expect(pipeline(dashboard, "Quoted 1")).toBeAttached();
    await expect(pipeline(dashboard, "Lost 0")).toBeAttached();
    const [lead] = await leadsOf(noa);
    expect(lead).toMatchObject({ status: "quoted", step: 4, rev: 3 });
    expect(lead).not.toHaveProperty("loss");
  },
);

test(
  "refuses an undo that was sent after the lead had changed",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(/permission|status of 403/i);
    const noa = await person("sales");
    const id = await storedLead({ ownerId: noa.uid, ...quoted });
    await enter(page, noa, `/sales/leads/${id}`);
    await lose(page, "Too expensive");
    await expect(button(page, "Undo")).toBeVisible();
    await context.setOffline(true);
    await button(page, "Undo").click();
    await expect(button(page, "1 change waiting to be sent")).toBeVisible();
    await changeLead(id, { plan: "basic", rev: 3, updatedAt: new Date() });
    await context.setOffline(false);
    await button(page, "1 change wasn’t accepted").click();
    await expect(page.getByText("Undo: Pía Luna back to “Quoted”", { exact: true })).toBeVisible();
    await expect(page.getByText("The lead has changed since then")).toBeVisible();
    expect(await leadsOf(noa)).toMatchObject([{ status: "lost", plan: "basic", rev: 3 }]);
  },
);
