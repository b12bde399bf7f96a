import type { Page } from "@playwright/test";

import { mailsTo, linkIn } from "../../mailbox.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** A half hour in a week. */
const nextWeek = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 7 * 24 * 60 * 60_000);

test(
  "rings the other person's bell for each change of an appointment, and not one's own",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const camille = await doctor();
    const beatriz = await memberOf(camille);
    const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(page, camille, "/medical/tasks");
    // What the first answer to the bell has in it would not be announced.
    await bell(page).click();
    await expect(panel(page).getByText(/updates about your appointments/)).toBeVisible();
    await page.keyboard.press("Escape");
    await enter(telephone, beatriz, "/member");
    await bell(telephone).click();
    await expect(panel(telephone).getByText(/updates about your appointments/)).toBeVisible();
    await expectAccessible(telephone);
    await telephone.keyboard.press("Escape");

    const id = await storedAppointment(camille, beatriz, {
      startsAt: nextWeek,
      requestedBy: beatriz.uid,
      createdAt: new Date(),
    });
    await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
    await expect(page.getByRole("status").filter({ hasText: "Appointment requested" })).toHaveCount(
      1,
    );
    await bell(page).click();
    await expect(panel(page).getByRole("link")).toContainText("Beatriz Nogueira");
    await expectAccessible(page);
    await panel(page)
      .getByRole("link", { name: /Appointment requested/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/medical/appointments/${id}$`));
    await expect(bell(page)).toHaveAccessibleName("Notifications");

    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(bell(telephone)).toHaveAccessibleName("Notifications: 1 unread");
    await bell(telephone).click();
    await expect(panel(telephone).getByRole("link")).toContainText("Camille Laurent");
    await expectAccessible(telephone);
    await panel(telephone)
      .getByRole("link", { name: /Appointment confirmed/ })
      .click();
    await expect(telephone).toHaveURL(new RegExp(`/member/appointments/${id}$`));

    // The email leads to the same page.
    const [mail] = await mailsTo(beatriz.email, 1);
    expect(mail && new URL(linkIn(mail)).pathname).toBe(`/member/appointments/${id}`);

    await telephone.getByRole("button", { name: "Cancel", exact: true }).click();
    await telephone.getByRole("button", { name: "Cancel it" }).click();
    await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
    await bell(page).click();
    await expect(panel(page).getByRole("link", { name: /Appointment canceled/ })).toBeVisible();
    await expect(panel(page).getByRole("link")).toHaveCount(2);
    await expect(bell(telephone)).toHaveAccessibleName("Notifications");
  },
);
