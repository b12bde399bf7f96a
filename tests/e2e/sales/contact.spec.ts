import type { Page } from "@playwright/test";

import { enter, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const timeline = (page: Page) => page.getByRole("list", { name: "Activity, newest first" });
const minute = 60_000;
/** Chromium on a machine without programs for such links. */
const noProgram = /Failed to launch '(?:tel|mailto):/;

async function activitiesOf(lead: string) {
  const { docs } = await firestore
    .collection(`leads/${lead}/activities`)
    .orderBy("createdAt")
    .get();
  return docs.map((each) => each.data());
}

test("calls a lead from the list, logs outcome and minutes, plans the next step, and writes from a template", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(noProgram);
  const noa = await person("sales");
  const about = { ownerId: noa.uid, status: "new", email: "pia@example.com" } as const;
  const id = await storedLead({
    ...about,
    firstName: "Pía",
    lastName: "Luna",
    phone: "+34612345670",
  });
  await page.clock.install();
  await enter(page, noa, "/sales/leads");
  const call = page.getByRole("row", { name: "Pía Luna" }).getByRole("link", { name: /612/ });
  await expect(call).toHaveAttribute("href", "tel:+34612345670");
  await call.click();
  await expect(page.getByText("Did you call Pía Luna?")).toBeVisible();
  await expectAccessible(page);
  // The program for calls has the focus for four minutes; no browser test can leave the page.
  await page.evaluate(() => globalThis.dispatchEvent(new Event("blur")));
  await page.clock.fastForward(4 * minute);
  await page.evaluate(() => globalThis.dispatchEvent(new Event("focus")));
  await button(page, "Log the call").press("Enter");

  await expect(page.getByRole("heading", { name: "Pía Luna", level: 1 })).toBeVisible();
  await expect(page.getByLabel("Minutes (optional)")).toHaveValue("4");
  await expect(button(page, "Reached")).toBeFocused();
  await expectAccessible(page);
  expect(await activitiesOf(id)).toEqual([]);
  await button(page, "Asked for a call back").click();
  await button(page, "Add call").click();
  await expect(timeline(page).getByText("Asked for a call back · 4 minutes")).toBeVisible();

  await page.getByRole("textbox", { name: "What to do next" }).fill("Call again");
  await button(page, "Save step").click();
  const next = page.getByRole("region", { name: "Next step", exact: true });
  await expect(next.getByText("Call again")).toBeVisible();

  await button(page, "Write a message").click();
  const dialog = page.getByRole("dialog", { name: "Message to Pía Luna" });
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(/^Hello Pía,/);
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "Template" }).click();
  await page.getByRole("option", { name: "Missed you on the phone" }).click();
  await dialog.getByRole("combobox", { name: "Language of the message" }).click();
  await page.getByRole("option", { name: "Spanish" }).click();
  const text = dialog.getByRole("textbox", { name: "Message" });
  await expect(text).toHaveValue(/^Hola, Pía:/);
  await expect(text).not.toHaveValue(/[{}]/);
  const open = dialog.getByRole("link", { name: "Open in your mail program" });
  await expect(open).toHaveAttribute("href", /^mailto:pia@example\.com\?subject=.+&body=Hola/);
  await open.click();
  await expect(dialog).toBeHidden();
  await button(page, "Log the email").click();
  const written = page.getByRole("textbox", { name: "What you wrote" });
  await expect(written).toHaveValue("Intenté comunicarme contigo por teléfono");
  await expect(written).toBeFocused();
  await button(page, "Add email").click();
  await expect(timeline(page).getByText("Intenté comunicarme contigo por teléfono")).toBeVisible();
  await expect
    .poll(() => activitiesOf(id))
    .toMatchObject([
      { kind: "call", outcome: "callBack", minutes: 4, authorId: noa.uid },
      { kind: "email", text: "Intenté comunicarme contigo por teléfono", authorId: noa.uid },
    ]);
});
