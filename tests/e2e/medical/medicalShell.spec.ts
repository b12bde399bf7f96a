import { storedTexts } from "../support/browserStorage.ts";
import { enter, entryOf } from "../support/people.ts";
import { doctor, memberOf } from "../support/schedule.ts";
import { storedTask, tasksOf } from "../support/storedTasks.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

test("adds, completes and reopens tasks by keyboard, and syncs them to another device", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  await storedTask(camille, { title: "Renew the prescription", dueOn: "2020-01-02" });
  const beatriz = await memberOf(camille);
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, camille, "/medical");
  await enter(page, camille, "/medical/tasks");
  await expect(page.getByRole("list", { name: "Overdue" })).toContainText("Renew");

  await page.getByRole("textbox", { name: "What needs to be done?" }).focus();
  await page.keyboard.type("Call the laboratory");
  await page.getByRole("button", { name: "About a patient…" }).click();
  await page.getByRole("combobox", { name: "Patient" }).fill("NOGUE");
  await page.getByRole("option", { name: "Beatriz Nogueira" }).click();
  await page.getByRole("button", { name: "Add task" }).click();
  const call = page.getByRole("checkbox", { name: "Call the laboratory" });
  await expect(call).toBeVisible();
  await call.focus();
  await page.keyboard.press("Space");
  await expect(call).toBeChecked();
  await expect(call).toBeFocused();
  await page.keyboard.press("Space");
  await expect(call).not.toBeChecked();

  const renew = telephone.getByRole("checkbox", { name: "Renew the prescription" });
  await renew.check();
  await expect(page.getByText("Renew the prescription")).toBeHidden();
  await page.getByRole("tab", { name: "Done" }).click();
  await expect(page.getByRole("list", { name: "Done" })).toContainText("Renew the prescription");
  await expectAccessible(page);
  const stored = expect.arrayContaining([
    expect.objectContaining({
      title: "Call the laboratory",
      patientId: beatriz.uid,
      patientName: beatriz.name,
      doneAt: null,
      rev: 3,
    }),
    expect.objectContaining({ title: "Renew the prescription", rev: 2 }),
  ]);
  await expect.poll(() => tasksOf(camille)).toEqual(stored);
});

test(
  "updates the directory at once when clinicians edit their profile",
  { tag: "@nightly" },
  async ({ page }) => {
    const camille = await doctor();
    await enter(page, camille, "/medical/profile");
    await page.getByLabel("Specialty").selectOption("Cardiology");
    await page.getByRole("checkbox", { name: "Français" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Profile updated successfully")).toBeVisible();
    await expect(page.getByRole("region", { name: "Passkeys" })).toBeVisible();
    expect(await entryOf(camille)).toMatchObject({
      specialty: "cardiology",
      languages: ["en", "fr"],
      timezone: "UTC",
    });
  },
);

test(
  "locks all tabs after inactivity and restores the typed text after sign-in",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(/status of 400/);
    // Firestore measures how long the server is silent by the same fake clock, which jumps.
    watch.expectComplaint(networkLoss);
    const camille = await doctor();
    await storedTask(camille, { title: "Renew the prescription" });
    await context.clock.install();
    await enter(page, camille, "/medical/tasks");
    await page.getByRole("textbox", { name: "What needs to be done?" }).fill("Half a thou");
    const other = await context.newPage();
    await other.goto("/medical");
    await expect(other.getByRole("heading", { name: "Pending tasks" })).toBeVisible();

    const warning = page.getByRole("dialog", { name: "Are you still there?" });
    // A new tab reports its activity to the others; nothing on screen shows whether it has.
    await expect(async () => {
      await context.clock.fastForward("08:00");
      await expect(warning).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expectAccessible(page);
    await warning.getByRole("button", { name: "I’m still here" }).click();
    await expect(warning).toBeHidden();

    await context.clock.fastForward("10:00");
    for (const tab of [page, other]) {
      await expect(tab.getByRole("heading", { name: "Locked" })).toBeVisible();
      expect(await tab.content()).not.toMatch(/Renew|Half a thou/);
    }
    await expectAccessible(page);
    // Reloading the page does not bypass the lock.
    await other.reload();
    await expect(other).toHaveURL(/\/login\?next=%2Fmedical$/);

    await page.getByLabel("Password").fill("guessed");
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Authentication failed.");
    await page.getByLabel("Password").fill(camille.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: "Renew the prescription" })).toBeVisible();
    await expect(page).toHaveURL("/medical/tasks");
    await expect(page.getByRole("textbox", { name: "What needs to be done?" })).toHaveValue(
      "Half a thou",
    );
    expect(await storedTexts(page)).not.toMatch(/Renew|Half a thou/);
  },
);
