import { expect, type Locator, type Page } from "@playwright/test";

/** What a salesperson types into the dialog, in English. */
export type Typed = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  document?: string;
  plan?: "Basic" | "Standard" | "Premium";
  source?: string;
};

/** Opens the dialog for a new lead. */
export async function openNewLead(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "New lead" }).click();
  return dialog(page, "New lead");
}

/** The open dialog. */
export function dialog(page: Page, name: "New lead" | "Edit lead"): Locator {
  return page.getByRole("dialog", { name });
}

/** Fills in the given fields and leaves the rest unchanged. */
export async function fillIn(form: Locator, typed: Typed): Promise<void> {
  const fields = {
    firstName: form.getByRole("textbox", { name: "First name" }),
    lastName: form.getByRole("textbox", { name: "Last name" }),
    email: form.getByRole("textbox", { name: "Email" }),
    phone: form.getByRole("textbox", { name: "Phone" }),
    document: form.getByRole("textbox", { name: "Document number" }),
  };
  for (const key of ["firstName", "lastName", "email", "phone", "document"] as const) {
    if (typed[key] !== undefined) await fields[key].fill(typed[key]);
  }
  if (typed.plan) await form.getByRole("radio", { name: typed.plan }).check();
  if (typed.source) await form.getByLabel("How they found us").selectOption(typed.source);
}

/** A lead that the form accepts, with unique contact data: a person can be a lead only once. */
export function complete() {
  return {
    firstName: "Candela",
    lastName: "Ríos Peña",
    email: `${crypto.randomUUID()}@example.com`,
    plan: "Standard",
    source: "Phone",
  } as const satisfies Typed;
}

/** Goes offline, creates a lead, and returns its row once it is shown as waiting. */
export async function createOffline(page: Page): Promise<Locator> {
  const form = await openNewLead(page);
  await fillIn(form, complete());
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Create lead" }).click();
  const row = page.getByRole("row", { name: "Candela Ríos Peña" });
  await expect(row).toContainText("Waiting to be sent");
  return row;
}

/** A phone number that no other lead has, in its stored form. */
export function freshPhone(): string {
  return `+346${String(Date.now()).slice(-8)}`;
}
