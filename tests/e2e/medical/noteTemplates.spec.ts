import type { Page } from "@playwright/test";

import { enter } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { halfHours, patientWith } from "../support/storedRecords.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Insert a template" });
const templates = (page: Page) => page.getByRole("dialog", { name: "Your templates" });
const press = (page: Page, name: string) =>
  templates(page).getByRole("button", { name, exact: true }).click();

test(
  "saves an own template beside a note, inserts it, changes it and deletes it",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    const { clinician, path } = await patientWith(halfHours(0));
    const stored = async () => {
      const all = firestore.collection("noteTemplates").where("ownerId", "==", clinician.uid);
      return (await all.get()).docs.map((each) => each.data());
    };
    await enter(page, clinician, path);
    await page.getByRole("button", { name: "New note" }).click();
    await menu(page).click();
    await page.getByRole("menuitem", { name: "Edit your templates" }).click();
    await expect(templates(page)).toContainText("You haven’t saved any templates yet.");
    await press(page, "Add a template");
    await expect(templates(page)).toContainText("Templates contain no patient data.");
    await press(page, "Save the template");
    await expect(templates(page)).toContainText("Enter one line of up to 120 characters.");
    await page.getByRole("textbox", { name: "Name" }).fill("Check-up");
    await page.getByRole("textbox", { name: "Text" }).fill("Findings:\n\nAdvice:");
    await expectAccessible(page);
    await press(page, "Save the template");
    await expect(templates(page).getByRole("listitem")).toContainText("Check-up");
    await expect
      .poll(stored)
      .toMatchObject([{ name: "Check-up", text: "Findings:\n\nAdvice:", rev: 1 }]);

    await press(page, "Edit Check-up");
    await page.getByRole("textbox", { name: "Text" }).fill("Findings:\n\nNext steps:");
    await context.setOffline(true);
    await press(page, "Save the template");
    await expect(templates(page)).toContainText("We can’t reach the server.");
    await context.setOffline(false);
    await press(page, "Save the template");
    await expect.poll(stored).toMatchObject([{ text: "Findings:\n\nNext steps:", rev: 2 }]);
    await press(page, "Close");
    await menu(page).click();
    await page.getByRole("menuitem", { name: "Check-up" }).click();
    const note = page.getByRole("textbox", { name: "Note", exact: true });
    await expect(note).toBeFocused();
    await expect(note).toHaveValue("Findings:\n\nNext steps:\n");

    await menu(page).click();
    await page.getByRole("menuitem", { name: "Edit your templates" }).click();
    await press(page, "Delete Check-up");
    await page.getByRole("button", { name: "Delete it" }).click();
    await expect(templates(page).getByRole("listitem")).toHaveCount(0);
    await expect.poll(stored).toEqual([]);
  },
);
