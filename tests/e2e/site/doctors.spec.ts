import { listingIn } from "@salvia/domain/account/staff";

import { doctor, makeOnly } from "../support/schedule.ts";
import { firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test(
  "leads from the footer to a doctor of a specialty, by keyboard and without script, in French",
  { tag: "@nightly" },
  async ({ page: scripted, browser }) => {
    const camille = await doctor();
    const hugo = await doctor("Hugo Marchand");
    await makeOnly("pulmonology", camille);
    const staff = firestore.collection("staff");
    await staff.doc(hugo.uid).update({ specialty: "pulmonology" });
    // A city that no other story has.
    const city = `Orléans ${camille.uid}`;
    await staff.doc(camille.uid).update({ listing: listingIn(city) });

    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/fr");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Trouver un médecin" }).press("Enter");
    await expect(page).toHaveURL("/fr/doctors");
    await page.getByRole("combobox", { name: "Spécialité" }).focus();
    await page.keyboard.type("Pneumo");
    for (const _ of ["language", "mode", "city"]) await page.keyboard.press("Tab");
    await page.keyboard.type(city.replace("é", "E"));
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/fr\/doctors\?specialty=pulmonology&/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Trouver un médecin\u00a0: Pneumologie");
    await expect(page.getByRole("combobox", { name: "Spécialité" })).toHaveValue("pulmonology");
    const found = page.getByRole("list", { name: "Médecins" }).getByRole("listitem");
    await expect(found).toHaveCount(1);
    await expect(found.getByRole("heading")).toHaveText("Camille Laurent");
    await expect(found).toContainText("Anglais");

    await scripted.goto(page.url());
    await context.close();
    await expectAccessible(scripted);
    await scripted.getByRole("link", { name: "Assurés" }).click();
    await expect(scripted).toHaveURL(/\/login\?next=%2Fmember%2Fclinicians$/);
  },
);
