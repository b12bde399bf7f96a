import { linkIn, mailsTo } from "../../mailbox.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment, workingTimes } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const clock = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

test("offers a canceled time to a member on the waiting list, who requests it from the email", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  const bruno = await memberOf(camille, "Bruno Falcão");
  const [wanted = new Date()] = workingTimes(new Date(Date.now() + 2 * 24 * 60 * 60_000), 1);
  const id = await storedAppointment(camille, bruno, { status: "confirmed", startsAt: wanted });

  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, beatriz, "/member/appointments");
  await telephone.getByRole("button", { name: "Request an appointment" }).click();
  await telephone.getByRole("button", { name: "No suitable time? Join the waiting list" }).click();
  const form = telephone.getByRole("dialog", { name: "Get notified of earlier times" });
  await expect(form).toContainText("Camille Laurent");
  await expectAccessible(telephone);
  await form.getByLabel("Type of visit").selectOption("Video visit");
  await form.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(telephone.getByText("You’re on the waiting list.")).toBeVisible();
  const own = telephone.getByRole("list", { name: "Waiting list" });
  await expect(own).toContainText(/Video visit · until /);
  await expectAccessible(telephone);

  await enter(page, camille, "/medical/calendar");
  await expect(page.getByRole("list", { name: "Waiting list" })).toContainText("Beatriz Nogueira");
  await page.getByRole("button", { name: "Book for Beatriz Nogueira" }).click();
  const booking = page.getByRole("dialog", { name: "New appointment" });
  await expect(booking).toContainText("Beatriz Nogueira");
  await page.goto(`/medical/appointments/${id}`);
  await page.getByRole("button", { name: "Cancel appointment" }).click();
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect(page.getByText("Canceled. The time is free again.")).toBeVisible();

  const [mail] = await mailsTo(beatriz.email, 1);
  if (mail === undefined) throw new Error("No mail.");
  expect(mail.subject).toBe("An earlier time is available");
  await telephone.goto(new URL(linkIn(mail)).pathname + new URL(linkIn(mail)).search);
  const request = telephone.getByRole("dialog", { name: "Request an appointment" });
  await expect(request).toContainText("the first request that is confirmed gets it");
  await expect(
    request.getByRole("button", { name: clock.format(wanted), exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(telephone);
  await request.getByRole("button", { name: "Send request" }).click();
  await expect(telephone.getByText("Request sent.")).toBeVisible();

  await page.getByRole("link", { name: "Back to the calendar" }).click();
  await page
    .getByRole("list", { name: "Requests" })
    .getByRole("link", { name: "Beatriz Nogueira" })
    .click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Confirmed.", { exact: true })).toBeVisible();
  // She has got an earlier time, so she no longer waits.
  await expect(own).toBeHidden();
});

test(
  "lets a clinician book a time for a patient on the waiting list",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const camille = await doctor();
    const beatriz = await memberOf(camille);
    const [late = new Date(), soon = new Date()] = [
      ...workingTimes(new Date(Date.now() + 20 * 24 * 60 * 60_000), 1),
      ...workingTimes(new Date(Date.now() + 2 * 24 * 60 * 60_000), 1),
    ];
    await storedAppointment(camille, beatriz, { status: "confirmed", startsAt: late });
    const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(telephone, beatriz, "/member/appointments");
    await telephone.getByRole("button", { name: "Notify me of earlier times" }).click();
    await telephone.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(telephone.getByRole("list", { name: "Waiting list" })).toBeVisible();

    await enter(page, camille, "/medical/calendar");
    await page.getByRole("button", { name: "Book for Beatriz Nogueira" }).click();
    const form = page.getByRole("dialog", { name: "New appointment" });
    await expect(form).toContainText("Beatriz Nogueira");
    await form.getByLabel("Day", { exact: true }).fill(soon.toISOString().slice(0, 10));
    await form.getByRole("button", { name: clock.format(soon), exact: true }).click();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByText("Appointment booked.")).toBeVisible();
    await expect(page.getByText("No one is waiting.")).toBeVisible();
    await expect(telephone.getByRole("list", { name: "Waiting list" })).toBeHidden();
  },
);
