import { enter } from "../support/people.ts";
import { doctor, memberOf } from "../support/schedule.ts";
import { storedTask, tasksOf } from "../support/storedTasks.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

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
