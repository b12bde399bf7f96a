import { enter, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedPerson } from "../support/storedLeads.ts";
import { expect, expectAccessible, expectContrast, test, turn } from "../support/test.ts";

test("merges a duplicate person into one lead with both timelines, and splits them again", async ({
  page,
}) => {
  const noa = await person("sales");
  const domain = `${crypto.randomUUID()}.example`;
  const own = { ownerId: noa.uid, lastName: "Zubeldía", identityDocument: null };
  const ids: string[] = [];
  for (const [index, firstName] of ["Iker", "Ikerne"].entries()) {
    const email = `${firstName.toLowerCase()}@${domain}`;
    const createdAt = new Date(Date.now() - (2 - index) * 86_400_000);
    // oxlint-disable no-await-in-loop -- the leads are created in order
    await storedPerson({ ...own, firstName, email, phone: null, createdAt, rev: 1 });
    const found = await firestore.collection("leads").where("email", "==", email).get();
    const [lead] = found.docs;
    if (lead === undefined) throw new Error("No lead.");
    const note = { kind: "note", text: `Spoke with ${firstName}.`, authorId: noa.uid, createdAt };
    await lead.ref.collection("activities").doc("note").set(note);
    // oxlint-enable no-await-in-loop
    ids.push(lead.id);
  }
  const [iker = "", ikerne = ""] = ids;

  await enter(page, noa, `/sales/leads/${ikerne}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Merge with another lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge with another lead" });
  await expectAccessible(page);
  await dialog.getByLabel("The other lead").fill("iker zub");
  await page.getByRole("option", { name: `Iker Zubeldía, iker@${domain}` }).click();
  await expect(dialog.getByRole("radio", { name: "Iker Zubeldía" })).toBeChecked();
  await dialog.getByRole("radio", { name: `ikerne@${domain}` }).check();
  await turn(page, "dark");
  await expectContrast(page);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();

  // The older lead is kept, and its page opens.
  await expect(page.getByText("The two leads are now one.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/sales/leads/${iker}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Iker Zubeldía" })).toBeVisible();
  await expect(page.getByRole("link", { name: `ikerne@${domain}` })).toBeVisible();
  const timeline = page.getByRole("list", { name: "Activity, newest first" });
  await expect(timeline).toContainText("Spoke with Iker.");
  await expect(timeline).toContainText("Spoke with Ikerne.");
  await expect(timeline).toContainText("Another lead for the same person was merged into this one");
  await expectAccessible(page);

  await timeline.getByRole("button", { name: "Undo merge" }).click();
  await expect(page.getByText("Both leads are back as they were.")).toBeVisible();
  await expect(page.getByRole("link", { name: `iker@${domain}` })).toBeVisible();
  await expect(timeline).not.toContainText("Spoke with Ikerne.");
  await page.goto(`/sales/leads/${ikerne}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ikerne Zubeldía" })).toBeVisible();
  await expect(timeline).toContainText("Spoke with Ikerne.");
});
