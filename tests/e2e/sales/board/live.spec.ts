import type { Page } from "@playwright/test";

import { quote } from "../../../../seed/quotes.ts";
import {
  button,
  card,
  cardIn,
  column,
  moveTo,
  pia,
  remotePia,
  stored,
} from "../../support/board.ts";
import { enter, listedSalesperson, person } from "../../support/people.ts";
import { firestore } from "../../support/server.ts";
import { changeLead, storedLead, storedLeads } from "../../support/storedLeads.ts";
import { expect, expectAccessible, networkLoss, test } from "../../support/test.ts";

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
  "keeps a move made offline, and says later that it was refused",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(/permission|status of 403/i);
    const noa = await person("sales");
    const id = await storedLead({ ownerId: noa.uid, ...pia });
    const other = await storedLead({ ownerId: noa.uid, firstName: "Teo", lastName: "Rey" });
    await enter(page, noa, "/sales/leads/board");
    await expect(card(page, "Teo Rey")).toBeVisible();
    await context.setOffline(true);
    for (const name of ["Pía Luna", "Teo Rey"]) {
      await button(page, `Move ${name}`).click();
      await moveTo(page, "Remote sales").click();
      await expect(cardIn(page, "Remote sales", name)).toBeVisible();
    }
    await expect(button(page, "2 changes waiting to be sent")).toBeVisible();
    await changeLead(other, { plan: "basic", rev: 2, updatedAt: new Date() });
    await context.setOffline(false);
    await button(page, "1 change wasn’t accepted").click();
    await expect(page.getByText("Teo Rey to “Remote sales”", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cardIn(page, "New", "Teo Rey")).toBeVisible();
    await expect.poll(() => stored(id)).toMatchObject({ status: "remoteSales", rev: 2 });
  },
);

test("lets no card jump while someone uses its column", { tag: "@nightly" }, async ({ page }) => {
  const noa = await person("sales");
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map((number) =>
      storedLead({
        ownerId: noa.uid,
        firstName: `Lead ${number}`,
        lastName: "Test",
        updatedAt: minutesAgo(number),
      }),
    ),
  );
  await enter(page, noa, "/sales/leads/board");
  await expect(names(page, "New")).toHaveText(["Lead 1 Test", "Lead 2 Test", "Lead 3 Test"]);
  await card(page, "Lead 2 Test").focus();
  await page.mouse.move(0, 0);
  await changeLead(three ?? "", { plan: "premium", rev: 2, updatedAt: new Date() });
  await expect(card(page, "Lead 3 Test")).toContainText("Premium");
  await changeLead(one ?? "", { ownerId: "a colleague", rev: 2, updatedAt: new Date() });
  await expect(card(page, "Lead 1 Test")).toContainText("Leaving this list");
  await storedLead({
    ownerId: noa.uid,
    firstName: "Lead 4",
    lastName: "Test",
    updatedAt: new Date(),
  });
  await expect(column(page, "New")).toContainText("1 new lead will appear");
  await expect(names(page, "New")).toHaveText(["Lead 1 Test", "Lead 2 Test", "Lead 3 Test"]);
  await expect(card(page, "Lead 2 Test")).toBeFocused();
  await page.getByRole("link", { name: "List", exact: true }).focus();
  await expect(names(page, "New")).toHaveText(["Lead 4 Test", "Lead 3 Test", "Lead 2 Test"]);
  expect(two).toBeDefined();
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

test(
  "shows administrators everybody’s leads, of one owner on request, without moving them",
  { tag: "@nightly" },
  async ({ page }) => {
    const [noa, gus] = [await listedSalesperson("Noa Vidal"), await person("admin")];
    await storedLead({ ownerId: noa.uid, ...remotePia, updatedAt: new Date() });
    await enter(page, gus, `/admin/leads?owner=${noa.uid}`);
    await page.getByRole("link", { name: "Board", exact: true }).click();
    await expect(page).toHaveURL(`/admin/leads/board?owner=${noa.uid}`);
    await expect(cardIn(page, "Remote sales", "Pía Luna")).toContainText("Noa Vidal");
    await expect(column(page, "Remote sales").getByLabel("1 lead")).toBeVisible();
    await expect(button(page, "Move Pía Luna")).toHaveCount(0);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(`/admin/leads?owner=${noa.uid}`);
    await expect(page.getByRole("link", { name: "Pía Luna" })).toBeVisible();
  },
);
