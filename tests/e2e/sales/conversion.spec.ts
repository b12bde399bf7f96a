import type { Page } from "@playwright/test";

import { linkIn, mailTo } from "../../mailbox.ts";
import { enter, listedSalesperson } from "../support/people.ts";
import { doctorAtAnyHour, makeOnly } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectMoving, pictureOf } from "../support/videoVisit.ts";

// From the public form to a video visit in three browsers takes a while on a small machine.
test.setTimeout(300_000);

const password = "la vaca lee de noche";
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

/** Converts the open lead, with an account for the client. */
async function convert(page: Page, birthDate: string): Promise<void> {
  await button(page, "Convert to client").click();
  const dialog = page.getByRole("dialog", { name: /^Convert / });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await button(page, "Convert to client").click();
  await expect(dialog.getByLabel("Date of birth")).toBeFocused();
  await dialog.getByLabel("Date of birth").fill(birthDate);
  await dialog.getByRole("combobox", { name: "Sex" }).click();
  await page.getByRole("option", { name: "Female", exact: true }).click();
  await button(page, "Convert to client").click();
  await expect(page.getByText("This lead is now a client.")).toBeVisible();
}

/** Books a video visit that opens now, or in half a minute at most, as the clinician. */
async function bookNow(page: Page, name: string): Promise<void> {
  const quarter = 15 * 60_000;
  // A time that passes while the form is filled in can't be booked.
  const soon = new Date(Math.ceil((Date.now() + 30_000) / quarter) * quarter).toISOString();
  await button(page, "New appointment").click();
  const form = page.getByRole("dialog", { name: "New appointment" });
  await form.getByRole("combobox", { name: "Patient" }).fill(name);
  await page.getByRole("option", { name }).click();
  await form.getByLabel("Day", { exact: true }).fill(soon.slice(0, 10));
  // Half an hour from a quarter to four in UTC would lie in two taken days, which is refused.
  await form.getByRole("button", { name: "15 min" }).click();
  await form.getByLabel("Another time").fill(soon.slice(11, 16));
  await form.getByRole("button", { name: "Book" }).click();
  await expect(page.getByText("Appointment booked.")).toBeVisible();
}

test(
  "accompanies a person from the public form to the first video visit",
  { tag: ["@devices", "@nightly"] },
  async ({ page, anotherBrowser }) => {
    // A name that no other test's lead has.
    const lastName = crypto.randomUUID().replace(/[^a-z]/g, "");
    const email = `${lastName.toLowerCase()}@example.com`;
    const camille = await doctorAtAnyHour();
    await makeOnly("nephrology", camille);

    const phone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await phone.goto("/individuals?plan=premium");
    await phone.getByLabel("First name").fill("Ana");
    await phone.getByLabel("Last name").fill(lastName);
    await phone.getByLabel("Email").fill(email);
    await phone.getByLabel("Your message").fill("Please call me in the morning.");
    // The page's script selects the plan; the form cannot be sent without it.
    await expect(phone.getByRole("radio", { name: /Premium/ })).toBeChecked();
    await button(phone, "Send").click();
    await expect(phone.locator("#contact-thanks")).toBeFocused();

    await enter(page, await listedSalesperson(), "/sales/leads?view=pool");
    const row = page.getByRole("row", { name: `Ana ${lastName}` });
    await row.getByRole("link", { name: `Ana ${lastName}` }).click();
    await button(page, "Claim").click();
    await button(page, "Move to “Remote sales”").click();
    await button(page, "Move to “Quoted”").click();
    await button(page, "Save quote and move").click();
    await button(page, "Move to “Documents”").click();
    await convert(page, "1984-02-29");

    // The first email confirms the message.
    await phone.goto(linkIn(await mailTo(email, 2)));
    await phone.getByLabel("New password", { exact: true }).fill(password);
    await button(phone, "Save and sign in").click();
    await expect(phone).toHaveURL("/member");
    await expect(phone.getByRole("link", { name: "Find a doctor", exact: true })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole("link", { name: /^Plan and card/ }).click();
    await expect(phone.getByText("Premium").first()).toBeVisible();
    await phone.goto("/member");
    await phone.getByRole("link", { name: "Find a doctor", exact: true }).click();
    await phone.getByLabel("Specialty").selectOption("Nephrology");
    await button(phone, "Ask to be treated by Camille Laurent").click();
    await button(phone, "Send request").click();
    await expect(phone.getByText("Request sent.")).toBeVisible();

    const clinic = await anotherBrowser();
    await enter(clinic, camille, "/medical/calendar");
    await button(clinic, `Accept Ana ${lastName}`).click();
    await expect(clinic.getByText(`Ana ${lastName} is now your patient.`)).toBeVisible();
    await bookNow(clinic, `Ana ${lastName}`);

    await phone.goto("/member/appointments");
    await phone.getByRole("link", { name: "Go to the video visit" }).first().click();
    await button(phone, "Enter the waiting room").click();
    await clinic.getByRole("link", { name: "Dashboard, 1 patient is waiting" }).click();
    await clinic.getByRole("link", { name: `Go to the visit of Ana ${lastName}` }).click();
    await button(clinic, "Admit").click();
    await expectMoving(pictureOf(clinic, `Ana ${lastName}`));
    await expectMoving(pictureOf(phone, camille.name));

    // From now on there is something to lose.
    await button(page, "Undo conversion").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo conversion" }).click();
    await expect(page.getByText(/the client has an account in use/)).toBeVisible();
  },
);
