import type { Page } from "@playwright/test";
import type { Lead } from "@salvia/domain/lead/lead";

import { tick } from "../support/checklist.ts";
import { enter, listedSalesperson, person, type Person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const section = (page: Page) => page.getByRole("region", { name: "Documents received" });
const stage = (page: Page) => page.getByRole("region", { name: "Summary" });
const box = (page: Page, name: string) => section(page).getByRole("checkbox", { name });

async function leadOf({ uid }: Person, fields: Partial<Lead> = {}): Promise<string> {
  const called = { firstName: "Pía", lastName: "Luna" };
  return await storedLead({ ownerId: uid, ...called, status: "documents", step: 5, ...fields });
}

async function receivedOf(lead: string): Promise<string[]> {
  const received: object = (await firestore.doc(`checklists/${lead}`).get()).get("received") ?? {};
  return Object.keys(received).toSorted();
}

test("ticks documents while an administrator watches, and sees what is missing before converting", async ({
  page,
  anotherBrowser,
}) => {
  const [noa, gus] = [await listedSalesperson("Noa Vidal"), await person("admin")];
  const id = await leadOf(noa);
  const admin = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(admin, gus, `/admin/leads/${id}`);
  await expect(section(admin).getByText("Not received yet")).toHaveCount(5);
  await expect(section(admin).getByRole("checkbox")).toHaveCount(0);

  await enter(page, noa, `/sales/leads/${id}`);
  await expect(stage(page).getByText(/^Still missing: identity document, proof of/)).toBeVisible();
  await tick(box(page, "Identity document"));
  await tick(box(page, "Proof of address"));
  await tick(box(page, "Direct debit mandate"));
  await expect(section(admin).getByText(/checked off by Noa Vidal$/)).toHaveCount(3);
  await tick(box(page, "Direct debit mandate"), false);
  await expect(section(admin).getByText(/checked off by Noa Vidal$/)).toHaveCount(2);
  await expect(
    stage(admin).getByText(
      "Still missing: health declaration, direct debit mandate, and signed application.",
    ),
  ).toBeVisible();
  expect(await receivedOf(id)).toEqual(["identityDocument", "proofOfAddress"]);

  await page.getByRole("button", { name: "Convert to client" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Still missing: health declaration/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: /^Open an account/ }).uncheck();
  await dialog.getByRole("button", { name: "Convert to client" }).click();
  await expect(page.getByText("This lead is now a client.")).toBeVisible();
  await tick(box(page, "Health declaration"));
  await expect(section(admin).getByText(/checked off by Noa Vidal$/)).toHaveCount(3);
});
