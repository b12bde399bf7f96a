import type { Page } from "@playwright/test";
import { languages } from "@salvia/domain/shared/language";

import { moveTo } from "../support/board.ts";
import { enter, listedSalesperson, type Person } from "../support/people.ts";
import { jobTime, leadsOf, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const timeline = (page: Page) => page.getByRole("list", { name: /^Activity/ });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** A name that no other test's lead has. */
function freshName() {
  const lastName = crypto.randomUUID().replace(/[^a-z]/g, "");
  return { firstName: "Pía", lastName, name: `Pía ${lastName}` };
}

async function opened(page: Page, who: Person, id: string, name: string) {
  await enter(page, who, `/sales/leads/${id}`);
  await expect(heading(page, name)).toBeVisible();
}

test("moves a lead on its page from the pool all the way to a client", async ({
  page,
  anotherBrowser,
}) => {
  const [noa, iker] = [await listedSalesperson(), await listedSalesperson("Iker Zubiri")];
  const { name, ...names } = freshName();
  const id = await storedLead({ ...names, ownerId: null });
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await opened(telephone, iker, id, name);
  await expectAccessible(telephone);

  await enter(page, noa, "/sales/leads?view=pool");
  const row = page.getByRole("row", { name });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, name)).toBeFocused();
  await expect(page).toHaveTitle(/^Lead · /);
  await page.goBack();
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(telephone.getByText("This lead has left the pool")).toBeVisible();
  await expectAccessible(telephone);

  await button(page, "Record consent").click();
  const consent = page.getByRole("dialog", { name: "Record consent" });
  await consent.getByLabel("Their language").click();
  await page.getByRole("option", { name: "Spanish" }).click();
  await expect(consent.getByText(/^El asistente automático puede contactarme/)).toBeVisible();
  await consent.getByRole("button", { name: "They agree: record it" }).click();
  await button(page, "Move to “AI Contacting”").click();
  await expect(timeline(page)).toContainText("From “New” to “AI Contacting”", jobTime);
  await expect(timeline(page)).toContainText(`${noa.name} claimed it from the pool`);

  const consents = timeline(page)
    .getByRole("listitem")
    .filter({ hasText: /^Consent/ });
  await expect(consents).toContainText("The sentence was read out in Spanish.");
  await expect(consents).toContainText(noa.name);

  // Withdrawing consent stops the automatic contact at once.
  await button(page, "Withdraw consent").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw consent" }).click();
  await expect(timeline(page)).toContainText("From “AI Contacting” to “Remote sales”");
  await expect(timeline(page)).toContainText("Withdrew consent");

  const note = page.getByRole("textbox", { name: "Note", exact: true });
  await note.fill("Wants to think it over until Friday.\nHas two children.");
  await note.press("Control+Enter");
  await expect(timeline(page).getByRole("listitem").first()).toContainText("Has two children.");
  await expect(timeline(page).getByRole("listitem").first()).toContainText(noa.name);
  await expect(note).toHaveValue("");

  await button(page, "Move to “Quoted”").click();
  await button(page, "Save quote and move").click();
  await button(page, "Other stages").click();
  await moveTo(page, "Remote sales").click();
  await button(page, "Move to “Quoted”").click();
  await button(page, "Move to “Documents”").click();
  await button(page, "Convert to client").click();
  await expect(page.getByRole("dialog", { name: `Convert ${name} to a client?` })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Open an account/ }).uncheck();
  await button(page, "Convert to client").click();
  await expect(page.getByText("This lead is now a client.")).toBeVisible();
  await expect(button(page, /^Move to|^Other stages/)).toHaveCount(0);
  await expect(timeline(page)).toContainText("From “Documents” to “Enrolled”");
  await expectAccessible(page);
  expect(await leadsOf(noa)).toMatchObject([
    { status: "enrolled", kind: "client", step: 6, consent: null },
  ]);
});

test(
  "fits a narrow phone in every language, as does the board",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await listedSalesperson();
    const id = await storedLead({ ownerId: noa.uid });
    await page.setViewportSize({ width: 320, height: 700 });
    await enter(page, noa, `/sales/leads/${id}`);
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // The form for notes and calls is the widest.
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
    }
    await page.goto("/sales/leads/board");
    await expect(page.getByRole("article")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
