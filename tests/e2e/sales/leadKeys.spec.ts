import { complete, dialog, fillIn, openNewLead } from "../support/leadForm.ts";
import { enter, person } from "../support/people.ts";
import { leadsOf } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test(
  "rejects a duplicate lead in the form, naming its owner, and in the database",
  { tag: "@nightly" },
  async ({ page, anotherBrowser, watch }) => {
    watch.expectComplaint(/permission|status of 403/i);
    const colleague = await anotherBrowser();
    await enter(colleague, await person("sales", "Iker Zubiri"), "/sales/leads");
    const candela = complete();
    const theirs = await openNewLead(colleague);
    await fillIn(theirs, candela);
    await theirs.getByRole("button", { name: "Create lead" }).click();
    await expect(theirs).toBeHidden();

    const noa = await person("sales");
    await enter(page, noa, "/sales/leads");
    const form = await openNewLead(page);
    await fillIn(form, { ...candela, email: candela.email.toUpperCase() });
    const known = form.getByText("This person is already with a colleague.", { exact: true });
    await expect(known).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create lead" }).click();
    await expect(
      form.getByText("Error creating lead: This person is already with a colleague."),
    ).toBeVisible();
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Candela");
    expect(await leadsOf(noa)).toEqual([]);

    await fillIn(form, { email: complete().email });
    await expect(known).toBeHidden();
    await form.getByRole("button", { name: "Create lead" }).click();
    await expect(page.getByRole("row", { name: "Candela Ríos Peña" })).toBeVisible();
  },
);

test(
  "frees an address that a lead gives up and links to the user's own duplicate",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    const [first, second] = [complete(), complete()];
    await enter(page, noa, "/sales/leads");
    const form = await openNewLead(page);
    await fillIn(form, first);
    await form.getByRole("button", { name: "Create lead" }).click();
    await expect(form).toBeHidden();

    await openNewLead(page);
    await fillIn(form, { email: first.email });
    await form.getByRole("button", { name: "Open Candela Ríos Peña" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    const edit = dialog(page, "Edit lead");
    await expect(edit.getByRole("textbox", { name: "Email" })).toHaveValue(first.email);
    await fillIn(edit, { email: second.email });
    await edit.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("row", { name: "Candela Ríos Peña" })).toContainText(second.email);

    await openNewLead(page);
    await fillIn(form, { ...first, firstName: "Martina" });
    await form.getByRole("button", { name: "Create lead" }).click();
    await expect(page.getByRole("row", { name: "Martina Ríos Peña" })).toBeVisible();
  },
);

test(
  "saves a partner with the same address on purpose and links the two leads to each other",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    const candela = complete();
    await enter(page, noa, "/sales/leads");
    const form = await openNewLead(page);
    await fillIn(form, candela);
    await form.getByRole("button", { name: "Create lead" }).click();
    await expect(form).toBeHidden();

    await openNewLead(page);
    await fillIn(form, { ...candela, firstName: "Rui" });
    const share = "Same household as Candela Ríos Peña";
    await form.getByRole("button", { name: share }).first().click();
    await expect(form.getByText("In the same household as Candela Ríos Peña.")).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create lead" }).click();
    await page
      .getByRole("row", { name: "Rui Ríos Peña" })
      .getByRole("link", { name: "Rui Ríos Peña" })
      .click();
    await page.getByRole("link", { name: "Candela Ríos Peña" }).click();
    await expect(page.getByRole("heading", { name: "Candela Ríos Peña" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Rui Ríos Peña" })).toBeVisible();
    await expectAccessible(page);
    expect((await leadsOf(noa)).map(({ email }) => email)).toEqual([candela.email, candela.email]);
  },
);
