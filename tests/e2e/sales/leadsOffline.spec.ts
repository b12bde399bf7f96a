import { createOffline } from "../support/leadForm.ts";
import { enter, person } from "../support/people.ts";
import { leadsOf, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

test("keeps a lead created offline, shows it as waiting, and sends it later", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const noa = await person("sales");
  await enter(page, noa, "/sales/leads");
  const row = await createOffline(page);
  await expect(page.getByText(/You’re offline\./)).toBeVisible();
  await expectAccessible(page);
  expect(await leadsOf(noa)).toEqual([]);

  await context.setOffline(false);
  await expect(row).not.toContainText("Waiting to be sent");
  await expect.poll(() => leadsOf(noa)).toMatchObject([{ firstName: "Candela", rev: 1 }]);
});

test("opens a lead from a list that was loaded before going offline", async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const fetched = new Set<string>();
  page.on("requestfinished", (request) => fetched.add(request.url()));
  const noa = await person("sales");
  await storedLead({ ownerId: noa.uid, firstName: "Candela", lastName: "Ríos Peña" });
  await enter(page, noa, "/sales/leads");
  const lead = page.getByRole("link", { name: "Candela Ríos Peña" });
  await expect(lead).toBeVisible();
  // The page preloads what she may open next; nothing on screen shows when that is done.
  const awaited = async () =>
    ["/LeadPage-", "/leadPage-", "/overlays-"].concat(await page.evaluate(preloaded));
  await expect
    .poll(async () => (await awaited()).filter((part) => !isIn(fetched, part)))
    .toEqual([]);
  await context.setOffline(true);

  await lead.click();
  await expect(page.getByRole("heading", { name: "Candela Ríos Peña" })).toBeVisible();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

/** The scripts that the page has preloaded. */
function preloaded(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  return Array.from(links, ({ href }) => href);
}

function isIn(addresses: ReadonlySet<string>, part: string): boolean {
  return [...addresses].some((address) => address.includes(part));
}
