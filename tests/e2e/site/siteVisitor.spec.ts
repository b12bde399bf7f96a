import { languages } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";

import { person, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const portalWords = { en: "My portal", es: "Mi portal", pt: "Meu portal", fr: "Mon espace" };

test(
  "links apparently signed-in visitors to their portal on every page",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("signedIn", "1"));
    for (const name of publicPages.filter((each) => each !== "home")) {
      for (const language of languages) {
        await page.goto(publicPath(name, language));
        await expect(page.getByRole("link", { name: portalWords[language] })).toBeVisible();
      }
    }
  },
);

test("offers a visitor their own language, and keeps the plan that they chose", async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: "es-MX", viewport: { width: 390, height: 844 } });
  await page.goto("/individuals");
  const offer = page.getByRole("link", { name: "Ver esta página en español" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choose Premium" }).first().click();
  await expect(page).toHaveURL("/individuals?plan=premium#contact");
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Premium/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Basic/ }).check();
  await offer.click();
  await expect(page).toHaveURL("/es/individuals?plan=basic");
  await expect(page.getByRole("radio", { name: /^Básico/ })).toBeChecked();
  await expect(page.getByRole("link", { name: "View this page in English" })).toBeHidden();

  // Her choice counts from now on, on pages in English too.
  await page.goto("/");
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Cerrar" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});

test(
  "opens the login page in the visitor's language, until they choose another",
  { tag: "@nightly" },
  async ({ anotherBrowser }) => {
    const page = await anotherBrowser({ locale: "fr-FR", viewport: { width: 390, height: 844 } });
    await page.goto("/login?next=%2Fmember");
    await expect(page).toHaveURL("/fr/login?next=%2Fmember");
    await expect(page.getByLabel("Adresse e-mail ou nom d’utilisateur")).toBeVisible();
    await page.getByRole("button", { name: "Langue" }).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expect(page).toHaveURL("/login?next=%2Fmember");
    await expect(page.getByLabel("Email or username")).toBeVisible();
    await page.goto("/login");
    await expect(page.getByLabel("Email or username")).toBeVisible();
    await page.goto("/es/login");
    await page.getByRole("button", { name: "View this page in English" }).click();
    await expect(page).toHaveURL("/login");
  },
);

test(
  "refreshes the session only on the home page, reports a failure and signs no one out",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 503/);
    await page.goto("/login");
    await signIn(page, await person("sales"));
    await expect(page).toHaveURL("/sales");
    await page.goto("/individuals");
    let syncs = 0;
    await page.route("/api/auth/handler", (route) => {
      syncs += 1;
      return route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Oops</h1>" });
    });

    await page.reload();
    await expect(page.getByRole("link", { name: "My portal" })).toBeVisible();
    expect(syncs).toBe(0);

    await page.goto("/");
    await expect(page.getByText("Session sync failed: status:503")).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(syncs).toBeGreaterThan(0);

    // Still signed in: once the server responds again, the portal is one click away.
    await page.unroute("/api/auth/handler");
    await page.reload();
    await page.getByRole("link", { name: "My portal" }).click();
    await expect(page).toHaveURL(/\/sales/);
  },
);
