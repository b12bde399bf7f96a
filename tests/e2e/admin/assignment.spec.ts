import { collections } from "@salvia/domain/shared/collections";

import { enter, listedSalesperson, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

// The rules concern everyone's enquiries.
test.afterEach(
  async () => void (await firestore.doc(`${collections.assignmentRules}/website`).delete()),
);

test(
  "assigns the leads of a language and a country, and says why in the lead's timeline",
  { tag: ["@alone", "@nightly"] },
  async ({ page, anotherBrowser }) => {
    const noa = await listedSalesperson(`Noa ${crypto.randomUUID().slice(0, 8)}`);
    await enter(page, await person("admin"), "/admin");
    await page.getByRole("link", { name: "Assignment" }).click();
    const hers = page.getByRole("region", { name: "Salespeople" }).getByRole("group", {
      name: noa.name,
    });
    await expect(hers).toContainText("0 leads in progress");
    await hers.getByRole("checkbox", { name: "Français" }).check();
    await page.getByRole("combobox", { name: "Add a country" }).selectOption("FR");
    const france = page.getByRole("group", { name: "France" });
    await expect(france).toContainText("Stays in the pool");
    await france.getByRole("checkbox", { name: noa.name }).check();
    await page.getByRole("switch", { name: "Assign new leads automatically" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The rules are saved.")).toBeVisible();

    const salesTab = await anotherBrowser();
    await enter(salesTab, noa, "/sales/leads");
    const visitor = await anotherBrowser();
    const lastName = `Lemos${crypto.randomUUID().slice(0, 8)}`;
    await visitor.goto("/fr/individuals?plan=premium");
    await visitor.getByLabel("Prénom").fill("Ana");
    await visitor.getByLabel("Nom", { exact: true }).fill(lastName);
    await visitor.getByLabel(/^(E-mail|Adresse e-mail|Courriel)/).fill(`${lastName}@example.com`);
    // One that no other lead has.
    const phone = `+3361${String(Date.now()).slice(-7)}`;
    await visitor.getByLabel(/^Téléphone/).fill(phone);
    // The page's script selects the plan; the form cannot be sent without it.
    await expect(visitor.getByRole("radio", { name: /Premium/ })).toBeChecked();
    await visitor.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(visitor.locator("#contact-thanks")).toBeFocused();

    await salesTab.getByRole("link", { name: `Ana ${lastName}` }).click();
    const timeline = salesTab.getByRole("list", { name: "Activity, newest first" });
    await expect(timeline).toContainText(
      `Assigned automatically to ${noa.name}: rule for France, speaks French`,
    );
    await expect(hers).toContainText("1 lead in progress, 1 new");

    await salesTab.goto("/sales/settings");
    await salesTab.getByRole("checkbox", { name: "I’m away" }).check();
    await expect(hers.getByRole("checkbox", { name: "Away" })).toBeChecked();
  },
);
