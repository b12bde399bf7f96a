import type { Browser, Locator, Page } from "@playwright/test";

import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The server limits submissions per network address; each test uses its own.
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ "Fastly-Client-IP": someAddress() });
});

test("adds a visitor's message as a lead to every salesperson's open pool", async ({
  page,
  anotherBrowser,
}) => {
  const sales = await anotherBrowser();
  await enter(sales, await person("sales"), "/sales/leads?view=pool");
  const lastName = someName();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/individuals?plan=premium");
  const callBar = page.getByRole("link", { name: /^Call us/ });
  await expect(callBar).toBeInViewport();
  await fillIn(page, lastName);
  await page.getByLabel("Your message").fill("Do you cover glasses?\nAnd contact lenses?");
  await expect(callBar).not.toBeInViewport();
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expectUncoveredWhilePressed(page, send);
  await send.dblclick();
  await expect(page.locator("#contact-thanks")).toBeFocused();
  await expectAccessible(page);

  const row = sales.getByRole("row", { name: `Ana ${lastName}` });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Premium");
});

test("returns the filled-in form in its language without a script, then creates a lead", async ({
  browser,
  anotherBrowser,
}) => {
  const sales = await anotherBrowser();
  await enter(sales, await person("sales"), "/sales/leads?view=pool");
  const lastName = someName();
  const page = await withoutScript(browser);
  await page.goto("/es/businesses");
  await page.getByLabel("Nombre", { exact: true }).fill(`Ana "<b>&amp;`);
  await page.getByLabel("Apellidos").fill(lastName);
  await page.getByLabel("Empresa", { exact: true }).fill("Roble");
  await page.getByLabel("Correo electrónico").fill("ana@example");
  await page.getByLabel("Tu mensaje").fill("Hola\n</textarea><script>alert(1)</script>");
  await page.getByRole("radio", { name: /Estándar|Standard/ }).check();
  await page.getByRole("button", { name: "Enviar", exact: true }).click();

  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue(`Ana "<b>&amp;`);
  await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Tu mensaje")).toHaveValue(
    "Hola\n</textarea><script>alert(1)</script>",
  );
  await expect(page.getByRole("radio", { name: /Estándar|Standard/ })).toBeChecked();

  await page.getByLabel("Nombre", { exact: true }).fill("Ana");
  await page.getByLabel("Correo electrónico").fill(`${lastName.toLowerCase()}@example.com`);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page).toHaveURL(/\/es\/contact-sent/);
  await expect(sales.getByRole("row", { name: `Ana ${lastName}` })).toHaveCount(1);
  await page.context().close();
});

test("sends the message in the end when the network is lost, or the page's script never arrives", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/);
  const lastName = someName();
  const letScriptArrive = await holdScript(page);
  await page.goto("/pt/partners");
  await page.getByLabel("Tipo de parceiro").selectOption("tpa");
  await page.getByLabel("Nome", { exact: true }).fill("Ana");
  await page.getByLabel("Sobrenome").fill(lastName);
  await page.getByLabel("E-mail").fill(`${lastName.toLowerCase()}@example.com`);
  await page.getByLabel("Empresa", { exact: true }).fill("Clínica Sol");
  await page.getByLabel("Sua mensagem").fill("Vocês trabalham com clínicas?");
  const send = page.getByRole("button", { name: "Enviar", exact: true });

  await page.route("/api/contact", (route) => route.abort("internetdisconnected"));
  // As on a slow phone, before the page's script has loaded.
  await send.click();
  letScriptArrive();
  await expect(page.getByRole("alert").filter({ hasText: "Ainda não sabemos" })).toBeFocused();
  await expect(page.getByLabel("Sobrenome")).toHaveValue(lastName);
  await expect(page.getByLabel("Sua mensagem")).toHaveValue("Vocês trabalham com clínicas?");
  await expect(page.getByLabel("Tipo de parceiro")).toHaveValue("tpa");

  await page.unroute("/api/contact");
  await send.click();
  await expect(page.locator("#contact-thanks")).toBeFocused();

  await page.unroute(siteScript);
  await page.route(siteScript, (route) => route.abort());
  await page.goto("/fr/individuals");
  await page.getByLabel("Prénom").fill("Ana");
  await page.getByLabel("Nom", { exact: true }).fill("Lemos");
  await page.getByLabel("E-mail").fill(`${someName().toLowerCase()}@example.com`);
  await page.getByRole("radio", { name: /Premium/ }).check();
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/contact-sent/);
});

const siteScript = /\/assets\/site-[^/]*\.js/;

/** Holds back the script of the public pages; the returned function releases it. */
async function holdScript(page: Page): Promise<() => void> {
  let arrive: (() => void) | undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(siteScript, (route) => arrival.then(() => route.continue()));
  return () => arrive?.();
}

/** Holds the mouse on the lower edge of a button, where the call bar would cover it. */
async function expectUncoveredWhilePressed(page: Page, button: Locator): Promise<void> {
  await button.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
  });
  const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 20, y + height - 8);
  await page.mouse.down();
  const isHit = await button.evaluate(
    (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
    [x + 20, y + height - 8] as const,
  );
  expect(isHit).toBe(true);
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "Fastly-Client-IP": someAddress() },
  });
  return context.newPage();
}

async function fillIn(page: Page, lastName: string): Promise<void> {
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(`${lastName.toLowerCase()}@example.com`);
  await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
}

function someName(): string {
  return `Lemos${crypto.randomUUID().slice(0, 8)}`;
}

/** An address of the documentation block (RFC 3849). */
function someAddress(): string {
  return `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}
