import type { Locator, Page } from "@playwright/test";
import { monthlyPrice } from "@salvia/domain/site/planOffer";

import { linkIn, mailTo } from "../../mailbox.ts";
import { tick } from "../support/checklist.ts";
import { markAsOwn } from "../support/ownDevice.ts";
import { enter, listedSalesperson, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { expect, networkLoss, test } from "../support/test.ts";

// A whole day in five browsers takes a while on a small machine.
test.setTimeout(300_000);

const price = `$${monthlyPrice("premium", { adults: 2, children: 1 })}`;
const fromTheCar = "Gave me a copy of her passport.";

const button = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name, exact: true });
const field = (place: Page | Locator, name: string) =>
  place.getByRole("textbox", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const timeline = (page: Page) => page.getByRole("list", { name: "Activity, newest first" });
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const box = (page: Page, name: string) =>
  section(page, "Documents received").getByRole("checkbox", { name });

/** A last name that no one else in these tests has. */
const freshName = (beginning: string) =>
  `${beginning}${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;

/** Moves the focus to something, as by a hand on the keyboard; the step before must not have lost it. */
async function moveTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  await expect(page.locator(":focus")).toHaveCount(1);
  for (let presses = 0; presses < 100; presses += 1) {
    const key = await target.evaluate((element) => {
      if (element === document.activeElement) return null;
      // A group of buttons is one stop.
      const group = element.closest("[role=group]");
      return group?.contains(document.activeElement) ? "ArrowRight" : "Tab";
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Presses a key on something that the keyboard reaches. */
async function press(target: Locator, key = "Enter"): Promise<void> {
  await moveTo(target);
  await target.page().keyboard.press(key);
}

/** Types into a field that the keyboard reaches. */
async function type(target: Locator, text: string): Promise<void> {
  await moveTo(target);
  await target.page().keyboard.type(text);
}

/** Sends the public form, as someone who is interested in the premium plan. */
async function enquire(page: Page, lastName: string, email: string): Promise<void> {
  await page.goto("/individuals?plan=premium");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  // The page's script selects the plan; the form cannot be sent without it.
  await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
  await button(page, "Send").click();
  await expect(page.locator("#contact-thanks")).toBeFocused();
}

/** Looks up a shortcut, finds the lead in the pool with it, and claims it. */
async function findAndClaim(desktop: Page, name: string): Promise<void> {
  await expect(desktop.getByRole("heading", { level: 1 })).toBeVisible();
  await desktop.keyboard.press("?");
  const help = desktop.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByRole("term").first()).toHaveText("Ctrl+K");
  await desktop.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await desktop.keyboard.press("Control+k");
  await expect(desktop.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await desktop.keyboard.type(name);
  await expect(desktop.getByRole("option", { name })).toContainText("in the pool");
  await desktop.keyboard.press("Enter");
  await expect(desktop.getByRole("heading", { name, level: 1 })).toBeFocused();
  await press(button(desktop, "Claim"));
}

/** Reads out the consent in Portuguese, and records it. */
async function recordConsent(desktop: Page): Promise<void> {
  await press(button(section(desktop, "Details"), "Record consent"));
  const dialog = desktop.getByRole("dialog", { name: "Record consent" });
  await press(dialog.getByRole("combobox", { name: "Their language" }));
  await desktop.keyboard.type("P");
  await desktop.keyboard.press("Enter");
  await expect(dialog.locator("blockquote")).toHaveAttribute("lang", "pt");
  await press(button(dialog, "They agree: record it"));
  await expect(timeline(desktop)).toContainText("The sentence was read out in Portuguese.");
}

/** Logs a call of seven minutes, and plans in one line what comes next. */
async function logCall(desktop: Page): Promise<void> {
  await press(button(desktop, "Call"));
  await press(button(desktop, "Reached"));
  await type(field(desktop, "Minutes (optional)"), "7");
  await type(field(desktop, "Call notes (optional)"), "Wants to cover her family.");
  await desktop.keyboard.press("Control+Enter");
  await expect(timeline(desktop)).toContainText("Reached · 7 minutes");
  await type(field(desktop, "What to do next"), "Bring the papers");
  await desktop.keyboard.press("Enter");
  await expect(section(desktop, "Next step")).toContainText("Bring the papers");
}

/** Makes a quote for two adults and a child, with which the lead moves on. */
async function makeQuote(desktop: Page, name: string): Promise<void> {
  await press(button(desktop, "Move to “Remote sales”"));
  await press(button(desktop, "Move to “Quoted”"));
  const dialog = desktop.getByRole("dialog", { name: `Quote for ${name}` });
  await press(dialog.getByRole("combobox", { name: "Adults" }), "ArrowDown");
  await press(dialog.getByRole("combobox", { name: "Children" }), "ArrowDown");
  await expect(dialog.getByRole("status")).toHaveText(`${price} a month`);
  await press(button(dialog, "Save quote and move"));
  await expect(section(desktop, "Quote")).toContainText("Premium, 2 adults and 1 child");
}

/** Mentions a colleague in a note. */
async function mention(desktop: Page, colleague: string): Promise<void> {
  await press(button(desktop, "Note"));
  await type(field(desktop, "Note"), `Can you check the price, @${colleague.slice(0, -1)}`);
  await expect(desktop.getByRole("option", { name: colleague })).toBeVisible();
  await desktop.keyboard.press("Enter");
  await expect(field(desktop, "Note")).toHaveValue(`Can you check the price, @${colleague} `);
  await desktop.keyboard.press("Control+Enter");
  await expect(timeline(desktop)).toContainText(`Mentions ${colleague}`);
}

/** Ticks a document and writes a note while the phone has no network, and sees that both wait. */
async function workOffline(car: Page, name: string): Promise<void> {
  await car.getByRole("link", { name, exact: true }).click();
  await expect(box(car, "Identity document")).not.toBeChecked();
  await expect(field(car, "Note")).toBeVisible();
  await car.context().setOffline(true);
  await tick(box(car, "Identity document"));
  await field(car, "Note").fill(fromTheCar);
  await button(car, "Add note").click();
  await expect(timeline(car).getByRole("listitem").first()).toContainText("Waiting to be sent");
  await button(car, "2 changes waiting to be sent").click();
  const outbox = car.getByRole("dialog", { name: "Not sent yet" });
  await expect(outbox.getByRole("listitem")).toContainText([`Documents of ${name}`, fromTheCar]);
  await car.keyboard.press("Escape");
  await expect(outbox).toBeHidden();
}

/** Ticks the documents that are missing, and makes the lead a client with an account. */
async function complete(desktop: Page, name: string, email: string): Promise<void> {
  await press(button(desktop, "Move to “Documents”"));
  await expect(section(desktop, "Summary")).toContainText("Still missing: proof of address,");
  for (const missing of ["Proof of", "Health", "Direct debit", "Signed"]) {
    await press(box(desktop, missing), "Space");
  }
  await expect(section(desktop, "Summary")).toContainText("All documents have been received.");
  await press(button(desktop, "Convert to client"));
  const dialog = desktop.getByRole("dialog", { name: `Convert ${name} to a client?` });
  await expect(dialog.getByText(`${email} gets an email in Portuguese`)).toBeVisible();
  // The browser may ask for the day or the month first.
  await type(dialog.getByLabel("Date of birth"), "02021984");
  await press(dialog.getByRole("combobox", { name: "Sex" }));
  await desktop.keyboard.type("F");
  await desktop.keyboard.press("Enter");
  await press(button(dialog, "Convert to client"));
  await expect(desktop.getByText("This lead is now a client.")).toBeVisible();
}

/** Opens the account from the mail, which is in the person's language, and finds the plan in it. */
async function openAccount(page: Page, email: string): Promise<void> {
  // The first confirmed her message.
  await page.goto(linkIn(await mailTo(email, 2)));
  await page.getByLabel("Nova senha", { exact: true }).fill("la vaca lee de noche");
  await button(page, "Salvar e entrar").click();
  await expect(page).toHaveURL("/member");
  await page.getByRole("link", { name: /^Plano e carteirinha/ }).click();
  await expect(page.getByText("Premium").first()).toBeVisible();
}

test(
  "follows a salesperson from an enquiry to a client, by keyboard and on a phone that loses the network",
  { tag: "@nightly" },
  async ({ page: desktop, anotherBrowser, watch }) => {
    watch.expectComplaint(networkLoss);
    const lastName = freshName("Prado");
    const [name, email] = [`Ana ${lastName}`, `${lastName.toLowerCase()}@example.com`];
    const noa = await listedSalesperson(`Noa ${freshName("Vidal")}`);
    const tomas = await listedSalesperson(`Tomás ${freshName("Oliveira")}`);
    // Other tests' enquiries would ring his bell, too.
    await firestore.doc(`users/${tomas.uid}`).update({ "notifications.newLeads": false });
    const phone = { viewport: { width: 390, height: 844 } };
    const [visitors, colleagues] = [await anotherBrowser(phone), await anotherBrowser()];
    const [admins, car] = [await anotherBrowser(), await anotherBrowser(phone)];
    await enter(colleagues, tomas, "/sales/leads?view=pool");
    // Other stories' leads, most of another plan, would push this one out of sight by the evening.
    await enter(admins, await person("admin"), "/admin/leads?plan=premium");

    // In the morning, an enquiry arrives, and she is the first to claim it.
    await enquire(visitors, lastName, email);
    await expect(colleagues.getByRole("row", { name })).toBeVisible();
    await enter(desktop, noa, "/sales");
    await findAndClaim(desktop, name);
    await expect(colleagues.getByRole("row", { name })).toBeHidden();
    await expect(admins.getByRole("row", { name })).toContainText(noa.name);

    await recordConsent(desktop);
    await logCall(desktop);
    await makeQuote(desktop, name);
    await expect(bell(colleagues)).toHaveAccessibleName("Notifications");
    await mention(desktop, tomas.name);
    await expect(bell(colleagues)).toHaveAccessibleName("Notifications: 1 unread");

    // In the car, her own phone loses the network for a while.
    await markAsOwn(car, noa);
    await car.goto("/sales/leads");
    await workOffline(car, name);
    await expect(box(desktop, "Identity document")).not.toBeChecked();
    await car.context().setOffline(false);
    await expect(car.getByRole("button", { name: /waiting to be sent/ })).toHaveCount(0);
    await expect(box(desktop, "Identity document")).toBeChecked();
    await expect(timeline(desktop)).toContainText(fromTheCar);

    // Back at the desktop, she has all documents, and the lead becomes a client.
    await complete(desktop, name, email);
    await expect(admins.getByRole("row", { name })).toContainText("Enrolled");
    await openAccount(visitors, email);
  },
);
