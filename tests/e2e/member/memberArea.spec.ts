import { readFile } from "node:fs/promises";

import { brand } from "@salvia/domain/site/brand";
import { planOffers } from "@salvia/domain/site/planOffer";

import { storedTexts } from "../support/browserStorage.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf, storedCoverage } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("shows the plan with the family on it, and saves the member card as a picture", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  await storedCoverage(beatriz, { family: [{ name: "Íris Nogueira", birthYear: 2015 }] });
  await enter(page, beatriz, "/member");
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  const plan = page.getByRole("region", { name: "Standard" });
  await expect(plan).toContainText("Mar 1, 2024");
  await expect(plan).toContainText(String(planOffers.standard.monthly.adult));
  const covered = page.getByRole("region", { name: "What your plan covers" });
  await expect(covered).toContainText("Not covered");
  const family = page.getByRole("list", { name: "Family on this plan" });
  await expect(family.getByRole("listitem")).toHaveText(["Íris NogueiraBorn in 2015"]);
  const card = page.getByRole("region", { name: "Member card" });
  await expect(card).toContainText("SV-1000-0001");

  const saving = page.waitForEvent("download");
  await card.getByRole("button", { name: "Save as a picture" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("member-card.png");
  const picture = await readFile(await saved.path());
  // The signature of a PNG file, and the width and height in its header.
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1012, 638]);
  expect(await storedTexts(page)).not.toMatch(/SV-1000|Nogueira, B|Íris/);

  await page.evaluate(() => {
    window.print = () =>
      void (document.documentElement.dataset["printed"] = document.body.dataset["printing"]);
  });
  await card.getByRole("button", { name: "Print" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("SV-1000-0001")).toBeVisible();
  await expect(page.getByText("What your plan covers")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await storedCoverage(beatriz, { endsOn: "2025-12-31" });
  await expect(page.getByText("This plan ended on Dec 31, 2025.")).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Claims" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Claims" })).toBeVisible();
  await expect(page.getByText("This page is under construction.", { exact: true })).toBeVisible();

  const phone = await anotherBrowser({ viewport: { width: 320, height: 740 } });
  await enter(phone, await memberOf(camille, "Bruno Falcão"), "/member/plan");
  await expect(phone.getByText("We don’t see a plan here yet")).toBeVisible();
  await expect(phone.getByRole("link", { name: brand.phone.display })).toBeVisible();
  await expectAccessible(phone);
});
