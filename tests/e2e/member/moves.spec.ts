import { mailsTo } from "../../mailbox.ts";
import { enter } from "../support/people.ts";
import {
  doctor,
  memberOf,
  storedAppointment,
  takenStartsOf,
  workingTimes,
} from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const day = 24 * 60 * 60_000;

const clock = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** An appointment in a few days, and another free time on a later day. */
function times(): { current: Date; wanted: Date } {
  const [current = new Date()] = workingTimes(new Date(Date.now() + 3 * day), 1);
  const [wanted = new Date()] = workingTimes(new Date(current.getTime() + day), 3).slice(2);
  return { current, wanted };
}

test("moves an appointment at the member's request, once the clinician confirms", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  const { current, wanted } = times();
  const old = await storedAppointment(camille, beatriz, { status: "confirmed", startsAt: current });

  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, beatriz, `/member/appointments/${old}`);
  await telephone.getByRole("button", { name: "Move to another time" }).click();
  const form = telephone.getByRole("dialog", { name: "Move to another time" });
  await expect(form).toContainText("stays as it is until your doctor confirms");
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByRole("alert")).toHaveText("Please choose a time.");
  await form.getByLabel("Day").fill(wanted.toISOString().slice(0, 10));
  await form.getByRole("button", { name: clock.format(wanted), exact: true }).click();
  await expectAccessible(telephone);
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(telephone.getByText("Request sent.")).toBeVisible();
  await expect(telephone.getByText(/A request to move it to .* is waiting/)).toBeVisible();
  await expect(telephone.getByRole("button", { name: "Move to another time" })).toBeHidden();
  await expectAccessible(telephone);

  // The clinician sees both times, in the list of requests and on the request's page.
  const [asked] = await mailsTo(camille.email, 1);
  expect(asked?.subject).toBe("A request to move an appointment is waiting");
  await enter(page, camille, "/medical/calendar");
  const requests = page.getByRole("list", { name: "Requests" });
  await expect(requests).toContainText(`Instead of`);
  await expect(requests).toContainText(clock.format(current));
  await expectAccessible(page);
  await requests.getByRole("link", { name: "Beatriz Nogueira" }).click();
  await expect(page.getByText(/^Instead of .*, once confirmed\.$/)).toBeVisible();
  await expect(page.getByText(/the earlier appointment is canceled/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText(/^Moved to /)).toBeVisible();

  // The earlier time is free again, and the member hears of the move once.
  expect(await takenStartsOf(camille)).toEqual([wanted.getTime()]);
  expect(await takenStartsOf(beatriz)).toEqual([wanted.getTime()]);
  await expect(telephone.getByText("Moved", { exact: true })).toBeVisible();
  await telephone.goto("/member/appointments");
  const upcoming = telephone.getByRole("list", { name: "Upcoming" });
  await expect(upcoming.getByText("Confirmed", { exact: true })).toBeVisible();
  const bell = telephone.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications: 1 unread");
  const mails = await mailsTo(beatriz.email, 1);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your appointment has a new time"]);
  expect((await mailsTo(camille.email, 2)).map(({ subject }) => subject)).toEqual([
    "Your appointment has a new time",
    "A request to move an appointment is waiting",
  ]);
});
