import type { Page } from "@playwright/test";

import { startDays } from "@salvia/domain/site/priceAnswers";
import { insurersDay } from "@salvia/domain/site/insurersDay";

import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, expectContrast, test, turn } from "../support/test.ts";

const start = startDays(insurersDay(new Date())).at(-1) ?? "";

// The server limits submissions per network address; each test uses its own.
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ "Fastly-Client-IP": someAddress() });
});

test("leads from the home page by keyboard to a price, to reasons, and to the salesperson", async ({
  page,
  anotherBrowser,
}) => {
  const sales = await anotherBrowser();
  await enter(sales, await person("sales"), "/sales/leads?view=pool");
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url(), request.headers()["referer"] ?? ""));

  await page.goto("/");
  await page.getByRole("link", { name: "Get your price" }).press("Enter");
  await expect(page).toHaveURL("/price");
  // The theme menu is visible only once the script has run.
  await expect(page.locator("details:has([data-theme-choice])")).toBeVisible();
  await page.getByLabel("Under 18", { exact: true }).fill("1");
  const add = page.getByRole("button", { name: "Add: 30 to 39" });
  await add.press("Enter");
  await add.press("Space");
  await page.getByLabel("Where will you live?").selectOption({ label: "A large city" });
  await page.getByLabel("Doctors and specialists").press("Space");
  await page.getByLabel("When should it start?").selectOption(start);
  await expect(page.getByRole("status").filter({ hasText: "Standard · Best fit" })).toContainText(
    "$512.62",
  );
  await page.getByRole("button", { name: "See my price" }).press("Enter");

  await expect(page.getByRole("heading", { name: "Your price", exact: true })).toBeFocused();
  await expect(page.getByText("$512.62").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why Standard fits you best" })).toBeVisible();
  await expect(page.getByText("Basic costs $239.68 less a month")).toBeVisible();
  await expectAccessible(page);
  await turn(page, "dark");
  await expectContrast(page);

  // A reload, and the page in another language, show the same answers.
  await page.reload();
  await expect(page.getByText("$512.62").first()).toBeVisible();
  await page.getByRole("link", { name: "Ask about Standard" }).press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
  const lastName = someName();
  await fillIn(page, ["First name", "Last name", "Email"], lastName);
  await expect(page.getByLabel("Send my answers and these prices")).toBeChecked();
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await expect(page.locator("#contact-thanks")).toBeFocused();
  expect(asked.filter((url) => /age30|region=|use=/.test(url))).toEqual([]);

  await sales.getByRole("link", { name: `Ana ${lastName}` }).click();
  await expect(sales.getByText(/Asked for a price: 1 × Under 18 · 2 × 30 to 39/)).toBeVisible();
  await expect(sales.getByText(/Basic \$272\.94.*Standard \$512\.62/)).toBeVisible();
});

test(
  "prices a team in Spanish without a script, after a mistake, and sends it to the salesperson",
  { tag: "@nightly" },
  async ({ browser, anotherBrowser }) => {
    const sales = await anotherBrowser();
    await enter(sales, await person("sales"), "/sales/leads?view=pool");
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { "Fastly-Client-IP": someAddress() },
    });
    const page = await context.newPage();
    await page.goto("/es/businesses");
    await page.getByRole("link", { name: "Ver mi precio" }).click();
    await page.getByLabel("Para mi empresa").check();
    await page.getByLabel("¿Cuántos empleados?").fill("doce");
    await page.getByLabel("¿Qué porcentaje paga la empresa?").fill("80");
    await page.getByLabel("¿Dónde vas a vivir?").selectOption({ label: "Una zona rural" });
    await page.getByLabel("¿Cuándo quieres que empiece?").selectOption(start);
    await page.getByRole("button", { name: "Ver mi precio" }).click();

    await expect(
      page.getByRole("alert").filter({ hasText: "Revisa estas respuestas" }),
    ).toBeVisible();
    await expect(page.getByLabel("¿Cuántos empleados?")).toHaveValue("doce");
    await expect(page.getByLabel("¿Cuántos empleados?")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("¿Cuántos empleados?").fill("12");
    await page.getByRole("button", { name: "Ver mi precio" }).click();

    await expect(page.getByText("la empresa paga $63.20 y el empleado $15.80")).toBeVisible();
    await expect(page.getByRole("link", { name: "Copiar enlace" })).toHaveAttribute(
      "href",
      new RegExp(`^/es/price#for=company&employees=12&share=80&region=country&start=${start}$`),
    );
    expect(new URL(page.url()).search).toBe("");
    const lastName = someName();
    await fillIn(page, ["Nombre", "Apellidos", "Correo electrónico"], lastName);
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(page).toHaveURL(/\/es\/contact-sent/);
    await context.close();

    await sales.getByRole("link", { name: `Ana ${lastName}` }).click();
    await expect(sales.getByText(/12 employees, the company pays 80%/)).toBeVisible();
  },
);

async function fillIn(
  page: Page,
  [first = "", last = "", email = ""]: readonly string[],
  lastName: string,
): Promise<void> {
  await page.getByLabel(first, { exact: true }).fill("Ana");
  await page.getByLabel(last, { exact: true }).fill(lastName);
  await page.getByLabel(email).fill(`${lastName.toLowerCase()}@example.com`);
}

function someName(): string {
  return `Lemos${crypto.randomUUID().slice(0, 8)}`;
}

/** An address of the documentation block (RFC 3849). */
function someAddress(): string {
  return `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}
