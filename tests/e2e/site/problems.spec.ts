import { policyReportPath, problemEndpoints } from "@salvia/domain/site/problemEndpoints";

import { expect, test } from "../support/test.ts";

// The second page sends no referrer, so the browser hides its origin in the report.
for (const path of ["/individuals", "/account-action"]) {
  test(
    `the browser reports what the policy of ${path} blocks`,
    { tag: "@nightly" },
    async ({ page, watch }) => {
      watch.expectComplaint(/Content Security Policy/);
      await page.goto(path);
      const report = page.waitForRequest((request) => request.url().endsWith(policyReportPath));
      await page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: "https://images.example/x.png" }));
      });
      expect((await (await report).response())?.status()).toBe(200);
    },
  );
}

test(
  "the login page reports an error that nothing catches",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/planted/);
    const { path } = problemEndpoints.reportProblem;
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const report = page.waitForRequest((request) => request.url().endsWith(path));
    await page.evaluate(() => {
      void Promise.reject(new TypeError("planted"));
    });
    // Anything but ids and codes would be refused with 400.
    expect((await (await report).response())?.status()).toBe(200);
  },
);
