import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { mailsTo } from "../../mailbox.ts";
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
  const email = `${randomUUID()}@example.com`;
  const about = { ownerId: noa.uid, status: "new", email } as const;
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
  await expect(dialog.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/34612345670\?text=Hola/,
  );
  await button(page, "Send email").click();
  await expect(dialog).toBeHidden();
  const sent = timeline(page).getByText("Intenté comunicarme contigo por teléfono");
  await expect(sent).toBeVisible();
  await expect(timeline(page).getByText("· Sent", { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await mailsTo(email)).toMatchObject([
    { subject: "Intenté comunicarme contigo por teléfono", recipients: [email] },
  ]);
  const mail = { subject: "Intenté comunicarme contigo por teléfono", state: "sent" };
  expect(await activitiesOf(id)).toMatchObject([
    { kind: "call", outcome: "callBack", minutes: 4, authorId: noa.uid },
    { kind: "email", mail, authorId: noa.uid },
  ]);
});
