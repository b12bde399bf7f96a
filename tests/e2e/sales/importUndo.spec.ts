import { firestore } from "../support/server.ts";
import { enter, person } from "../support/people.ts";
import { leadsOf } from "../support/storedLeads.ts";
import { expect, expectAccessible, expectContrast, test, turn } from "../support/test.ts";

test("undoes an import of a wrong file except for the edited lead, and allows it to be imported again", async ({
  page,
}) => {
  const noa = await person("sales");
  const domain = `${crypto.randomUUID()}.example`;
  await enter(page, noa, "/sales/leads/import");
  await expect(
    page.getByText("You haven’t imported anything in the last three days."),
  ).toBeVisible();
  const people = Array.from(
    { length: 120 },
    (_, n) => `Ada,Roe ${n},ada${n}@${domain},Basic,Event`,
  );
  const content = ["First name,Last name,E-mail,Plan,Source", ...people].join("\n");

  async function bringIn(count: number) {
    const buffer = Buffer.from(content);
    const file = { name: "people.csv", mimeType: "text/csv", buffer };
    await page.getByLabel("Choose a CSV file").setInputFiles(file);
    await page.getByRole("button", { name: "Check 120 rows" }).click();
    await page.getByRole("button", { name: `Import ${count} leads` }).click();
    await expect(page.getByText(`${count} leads were imported and are now yours.`)).toBeVisible();
  }
  await bringIn(120);
  const own = await firestore.collection("leads").where("email", "==", `ada7@${domain}`).get();
  await own.docs[0]?.ref.update({ plan: "premium", rev: 2, updatedAt: new Date() });

  await page.getByRole("button", { name: "Undo this import" }).click();
  const question = page.getByRole("alertdialog", { name: "Undo this import?" });
  await expect(question).toContainText("The 120 leads from this import will be removed");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("Import undone: 119 leads were removed.")).toContainText(
    "1 lead was kept because someone has worked on it.",
  );
  await expectAccessible(page);
  await turn(page, "dark");
  await expectContrast(page);
  expect((await leadsOf(noa)).map((lead): unknown => lead["email"])).toEqual([`ada7@${domain}`]);

  // The same people have no owner now and can be imported again, then undone from the list too.
  await page.getByRole("button", { name: "Import another file" }).click();
  const imports = page.getByRole("list", { name: "Your imports" }).getByRole("listitem");
  await expect(imports).toHaveCount(1);
  await expect(imports).toContainText("119 leads were removed");
  await bringIn(119);
  await page.getByRole("button", { name: "Import another file" }).click();
  await expect(imports).toHaveCount(2);
  await expect(imports.first()).toContainText("119 leads imported");
  await expectAccessible(page);
  await imports
    .first()
    .getByRole("button", { name: /^Undo this import/ })
    .click();
  await question.getByRole("button", { name: "Undo this import" }).click();
  await expect(imports.first()).toContainText("119 leads were removed");
  expect(await leadsOf(noa)).toHaveLength(1);

  const log = await firestore.collection("auditLog").where("by", "==", noa.uid).get();
  const removed = log.docs.map((entry): unknown => entry.get("removed")).filter(Boolean);
  expect(removed).toEqual([119, 119]);
});
