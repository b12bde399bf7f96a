import { enter } from "../support/people.ts";
import { doctor, memberOf } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const day = 24 * 60 * 60_000;

/** The day after tomorrow or later that is this weekday, counted from Sunday, in UTC. */
function nextDay(weekday: number): Date {
  const first = new Date(Date.now() + 2 * day);
  return new Date(first.getTime() + ((weekday - first.getUTCDay() + 7) % 7) * day);
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

test("offers a member exactly the times that the doctor has set, and shows what an absence collides with", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  const [tuesday, wednesday] = [isoDay(nextDay(2)), isoDay(nextDay(3))];
  await enter(page, camille, "/medical/calendar");
  await page.getByRole("link", { name: "Hours and absences" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hours and absences");

  const hours = page.getByRole("group", { name: "Tuesday" });
  await hours.getByLabel("Until").fill("10:30");
  await hours.getByRole("button", { name: "Add hours after a break on Tuesday" }).click();
  await hours.getByLabel("From").nth(1).fill("14:00");
  await hours.getByLabel("Until").nth(1).fill("15:00");
  await hours.getByLabel("For").nth(1).selectOption("Video visits");
  await page.getByRole("button", { name: "Add absence" }).click();
  const absence = page.getByRole("group", { name: "Absence 1" });
  await absence.getByLabel("First day").fill(wednesday);
  await absence.getByLabel("Last day").fill(wednesday);
  await page.getByRole("textbox", { name: "Address" }).fill("12 rue des Lilas\n75011 Paris");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your hours are saved.")).toBeVisible();

  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, beatriz, "/member/appointments");
  await telephone.getByRole("button", { name: "Request an appointment" }).click();
  const form = telephone.getByRole("dialog", { name: "Request an appointment" });
  const times = form.getByRole("group", { name: /^Free times/ }).getByRole("button");
  await form.getByLabel("Day", { exact: true }).fill(wednesday);
  await expect(form.getByText(/^No times are free on this day/)).toBeVisible();
  await form.getByLabel("Day", { exact: true }).fill(tuesday);
  await expect(times).toHaveText(["9:00 AM", "9:30 AM", "10:00 AM", "2:00 PM", "2:30 PM"]);
  await form.getByRole("button", { name: "In person" }).click();
  await expect(times).toHaveText(["9:00 AM", "9:30 AM", "10:00 AM"]);
  await form.getByRole("button", { name: "Video visit" }).click();
  await times.filter({ hasText: "2:30 PM" }).click();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(telephone.getByText("Request sent.")).toBeVisible();

  await page.getByRole("link", { name: "Back to the calendar" }).click();
  await page.getByRole("list", { name: "Requests" }).getByRole("link").click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Confirmed.", { exact: true })).toBeVisible();

  await page.goto(`/medical/calendar?view=day&date=${tuesday}`);
  await expect(page.getByRole("button", { name: /10:00 AM: free/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /10:30 AM: outside your hours/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /2:30 PM to 3:00 PM.*Video visit/ })).toBeVisible();

  await page.getByRole("link", { name: "Hours and absences" }).click();
  await page.getByRole("button", { name: "Add absence" }).click();
  const second = page.getByRole("group", { name: "Absence 2" });
  await second.getByLabel("First day").fill(tuesday);
  await second.getByLabel("Last day").fill(tuesday);
  await expect(second.getByText(/^One appointment falls in this absence/)).toBeVisible();
  await expect(second.getByRole("link", { name: /2:30 PM.*Beatriz Nogueira/ })).toBeVisible();
  await expectAccessible(page);
});
