import type { Page } from "@playwright/test";

import { quote } from "../../../../seed/quotes.ts";
import { button, card, cardIn, column, moveTo, remotePia, stored } from "../../support/board.ts";
import { enter, listedSalesperson, person } from "../../support/people.ts";
import { firestore } from "../../support/server.ts";
import { changeLead, storedLead, storedLeads } from "../../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../../support/test.ts";

const names = (page: Page, status: string) =>
  column(page, status).getByRole("article").getByRole("link", { name: "Test" });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("shows the second of two people who move the same card what happened", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectComplaint(/permission|status of 403/i);
  const noa = await listedSalesperson();
  const id = await storedLead({ ownerId: noa.uid, ...remotePia });
  await firestore.doc(`quotes/${id}`).set(quote({ madeBy: noa.uid }));
  const laptop = await anotherBrowser();
  await enter(laptop, noa, "/sales/leads/board");
  await card(laptop, "Pía Luna").focus();
  await laptop.keyboard.press("Space");
  await laptop.keyboard.press("ArrowRight");

  await enter(page, noa, "/sales/leads/board");
  await button(page, "Move Pía Luna").click();
  await moveTo(page, "Quoted").click();
  await expect.poll(() => stored(id)).toMatchObject({ status: "quoted", rev: 2 });
  await changeLead(id, { status: "documents", step: 5, rev: 3, updatedAt: new Date() });
  await expect(cardIn(page, "Documents", "Pía Luna")).toBeVisible();

  await laptop.keyboard.press("Space");
  const refusal = laptop.getByRole("alert");
  await expect(refusal).toContainText("changed in another window");
  await expect(refusal).toContainText("status, now “Documents”");
  await expect(cardIn(laptop, "Documents", "Pía Luna")).toBeVisible();
  await expectAccessible(laptop);
  await button(laptop, "Close").click();
  await expect(refusal).toBeHidden();
  expect(await stored(id)).toMatchObject({ status: "documents", rev: 3 });
});

test(
  "loads the rest of a column on scroll, and goes through it with the keyboard",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    await storedLeads(30, (number) => ({
      ownerId: noa.uid,
      firstName: `Lead ${number}`,
      lastName: "Test",
      updatedAt: minutesAgo(number),
    }));
    await storedLead({ ownerId: noa.uid, ...remotePia });
    await enter(page, noa, "/sales/leads/board");
    await expect(names(page, "New")).toHaveCount(8);
    await card(page, "Lead 1 Test").focus();
    await page.keyboard.press("End");
    await expect(card(page, "Lead 8 Test")).toBeFocused();
    await expect(names(page, "New")).toHaveCount(16);
    await page.keyboard.press("End");
    await expect(names(page, "New")).toHaveCount(24);
    await page.keyboard.press("ArrowRight");
    await expect(card(page, "Pía Luna")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(card(page, "Lead 16 Test")).toBeFocused();
  },
);
