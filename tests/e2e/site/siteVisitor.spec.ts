import { languages } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";

import { person, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const portalWords = { en: "My portal", es: "Mi portal", pt: "Meu portal", fr: "Mon espace" };

test("links apparently signed-in visitors to their portal on every page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("signedIn", "1"));
  for (const name of publicPages.filter((each) => each !== "home")) {
    for (const language of languages) {
      await page.goto(publicPath(name, language));
      await expect(page.getByRole("link", { name: portalWords[language] })).toBeVisible();
    }
  }
});

test("refreshes the session only on the home page, reports a failure and signs no one out", async ({
  page,
  watch,
}) => {
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
});
