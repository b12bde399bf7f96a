import { enter } from "../support/people.ts";
import {
  canceledRequests,
  doctor,
  memberOf,
  takenStartsOf,
  storedAppointment,
  workingTimes,
} from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const minute = 60_000;

/** Working half hours of a doctor, starting the day after tomorrow. */
const upcomingTimes = (count: number) =>
  workingTimes(new Date(Date.now() + 2 * 24 * 60 * minute), count);

const clock = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

test("shows a member's request to the doctor, who confirms it and moves a second one to another time", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectComplaint(/status of 403/);
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  const bruno = await memberOf(camille, "Bruno Falcão");
  const [wanted = new Date(), ...others] = upcomingTimes(5);
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(page, camille, "/medical/calendar");
  await expect(page.getByText("No pending requests.")).toBeVisible();

  await enter(telephone, beatriz, "/member/appointments");
  await telephone.getByRole("button", { name: "Request an appointment" }).click();
  const form = telephone.getByRole("dialog", { name: "Request an appointment" });
  await form.getByLabel("Day", { exact: true }).fill(wanted.toISOString().slice(0, 10));
  await form.getByRole("button", { name: clock.format(wanted), exact: true }).click();
  await form.getByLabel("Reason (optional)").fill("Headaches");
  await expectAccessible(telephone);
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(telephone.getByText("Request sent.")).toBeVisible();
  const own = telephone.getByRole("list", { name: "Upcoming" }).getByRole("listitem");
  await expect(own).toContainText("Camille Laurent");
  await expect(own).toContainText("Requested");

  const requests = page.getByRole("list", { name: "Requests" });
  await requests.getByRole("link", { name: "Beatriz Nogueira" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beatriz Nogueira");
  const identity = page.getByRole("region", { name: "Patient", exact: true });
  await expect(identity).toContainText(/Feb 29, 1984 \(\d+ years\).*SV-1000-0001/);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Confirmed.", { exact: true })).toBeVisible();
  await expect(own).toContainText("Confirmed");

  await storedAppointment(camille, bruno, { startsAt: wanted });
  await page.getByRole("link", { name: "Back to the calendar" }).click();
  await requests.getByRole("link", { name: "Bruno Falcão" }).click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("has just been taken");
  const offers = refusal.getByRole("button");
  await expect(offers).toHaveText(
    others.slice(0, 3).map((time) => new RegExp(`${clock.format(time)} GMT\\+0$`)),
  );
  await offers.nth(1).click();
  await expect(page.getByText(/^Moved to /)).toBeVisible();
  expect(await takenStartsOf(camille)).toEqual([wanted.getTime(), others[1]?.getTime()]);

  await own.getByRole("button", { name: "Cancel", exact: true }).click();
  await telephone.getByRole("button", { name: "Cancel it" }).click();
  await expect(telephone.getByText("Canceled. The time is free again.")).toBeVisible();
  expect(await takenStartsOf(camille)).toEqual([others[1]?.getTime()]);
});

test("moves through a week by keyboard and books a free half hour", async ({ page }) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  // What was canceled has no place in the calendar.
  await canceledRequests(camille, beatriz, [new Date("2030-03-25T09:00:00Z")], 2);
  await enter(page, camille, "/medical/calendar?view=week&date=2030-03-27");
  const nine = page.getByRole("button", { name: /^Monday, March 25, 9:00 AM: free/ });
  await nine.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: /^Sunday, March 31, 9:30 AM/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Monday, April 1, 9:30 AM/ })).toBeFocused();
  await expect(page).toHaveURL(/date=2030-04-03/);
  await page.keyboard.press("PageUp");
  await expect(page.getByRole("button", { name: /^Monday, March 25, 9:30 AM/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(nine).toBeFocused();

  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New appointment" });
  await form.getByRole("combobox", { name: "Patient" }).fill("nogueira 29.2.");
  await page.getByRole("option", { name: "Beatriz Nogueira" }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Book appointment" }).click();
  await expect(page.getByText("Appointment booked.")).toBeVisible();
  const booked = page.getByRole("link", {
    name: /^Monday, March 25, 9:00 AM to 9:30 AM: Beatriz Nogueira/,
  });
  await expect(booked).toBeVisible();
  await expect(page.getByRole("grid").getByRole("link")).toHaveCount(1);
});
