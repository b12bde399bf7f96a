import type { Page } from "@playwright/test";

import { insurersDay } from "@salvia/domain/site/insurersDay";
import type { Language } from "@salvia/domain/shared/language";
import { startDays } from "@salvia/domain/site/priceAnswers";

import { linkIn, mailTo } from "../../mailbox.ts";
import { mailedTexts } from "../login/mailedTexts.ts";
import { firestore } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

/** The texts on the way from the home page to an account, in each language. */
const texts = {
  en: {
    home: "/",
    look: "Get your price",
    thirties: "30 to 39",
    region: "Where will you live?",
    doctors: "Doctors and specialists",
    start: "When should it start?",
    show: "See my price",
    reason: "Why Standard fits you best",
    ask: "Ask about Standard",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    send: "Send",
    signIn: "Sign in",
    ready: "Your account is ready",
  },
  es: {
    home: "/es",
    look: "Ver mi precio",
    thirties: "De 30 a 39",
    region: "¿Dónde vas a vivir?",
    doctors: "Médicos y especialistas",
    start: "¿Cuándo quieres que empiece?",
    show: "Ver mi precio",
    reason: "Por qué te conviene el plan Estándar",
    ask: "Consultar sobre el plan Estándar",
    firstName: "Nombre",
    lastName: "Apellidos",
    email: "Correo electrónico",
    send: "Enviar",
    signIn: "Iniciar sesión",
    ready: "Tu cuenta está lista",
  },
  pt: {
    home: "/pt",
    look: "Ver o meu preço",
    thirties: "De 30 a 39",
    region: "Onde você vai morar?",
    doctors: "Médicos e especialistas",
    start: "Quando deve começar?",
    show: "Ver o meu preço",
    reason: "Por que o plano Padrão combina mais com você",
    ask: "Falar sobre o plano Padrão",
    firstName: "Nome",
    lastName: "Sobrenome",
    email: "E-mail",
    send: "Enviar",
    signIn: "Entrar",
    ready: "Sua conta está pronta",
  },
  fr: {
    home: "/fr",
    look: "Voir mon tarif",
    thirties: "De 30 à 39 ans",
    region: "Où habiterez-vous ?",
    doctors: "Médecins et spécialistes",
    start: "Quand le contrat doit-il commencer ?",
    show: "Voir mon tarif",
    reason: "Pourquoi la formule Standard vous convient le mieux",
    ask: "Parler de la formule Standard",
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    send: "Envoyer",
    signIn: "Se connecter",
    ready: "Votre compte est prêt",
  },
} as const satisfies Record<Language, Record<string, string>>;

type Texts = (typeof texts)[Language];

const languages = ["en", "es", "pt", "fr"] as const satisfies readonly Language[];
const start = startDays(insurersDay(new Date())).at(-1) ?? "";

test.use({ viewport: { width: 360, height: 740 } });

// The server limits submissions and mails per network address; each test uses its own.
test.beforeEach(async ({ context }) => {
  const [, one, other] = crypto.randomUUID().split("-");
  await context.setExtraHTTPHeaders({ "Fastly-Client-IP": `2001:db8:${one}:${other}::1` });
});

for (const language of languages) {
  const words = texts[language];

  test.describe(`on a slow phone, in ${language},`, { tag: "@nightly" }, () => {
    test.use({ hasTouch: true, isMobile: true });

    test("a visitor finds a price, writes to us, and opens an account", async ({ page }) => {
      test.slow();
      await slowDown(page);
      await page.goto(words.home);
      await page.getByRole("link", { name: words.look }).first().tap();
      await expect(page).toHaveURL(/\/price$/);
      await page.getByLabel(words.thirties, { exact: true }).fill("2");
      await page.getByLabel(words.region).selectOption("city");
      await page.getByLabel(words.doctors).tap();
      await page.getByLabel(words.start).selectOption(start);
      await page.getByRole("button", { name: words.show }).tap();
      await expect(page.getByRole("heading", { name: words.reason })).toBeVisible();
      await expect(page).toHaveURL(/\/price#for=household&age30=2&/);

      await page.getByRole("link", { name: words.ask }).tap();
      const email = await writeTo(page, words);
      await page.getByRole("button", { name: words.send, exact: true }).tap();
      await expect(page.locator("#contact-thanks")).toBeVisible();
      await expectInquiry(email);

      // The account is opened with the same address, by a link in an email.
      const account = mailedTexts[language];
      await page.goto(`${account.login}?sign-up`);
      await page.getByLabel(account.email).fill(email);
      await page.getByRole("button", { name: account.send }).tap();
      await expect(page.getByRole("heading", { name: account.look })).toBeVisible();
      // The first email confirms the message.
      await page.goto(linkIn(await mailTo(email, 2)));
      await page.getByLabel(account.name).fill("Ana Lemos");
      await page.getByRole("button", { name: account.create }).tap();
      await expect(page).toHaveURL("/account");
      await expect(page.getByRole("region", { name: words.ready })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });

  test.describe(`without a script, in ${language},`, { tag: "@nightly" }, () => {
    test.use({ javaScriptEnabled: false });

    test("a visitor finds a price and writes to us by keyboard", async ({ page }) => {
      await page.goto(words.home);
      await page.getByRole("link", { name: words.look }).first().press("Enter");
      await expect(page).toHaveURL(/\/price$/);
      await page.getByLabel(words.thirties, { exact: true }).fill("2");
      await page.getByLabel(words.region).selectOption("city");
      await page.getByLabel(words.doctors).press("Space");
      await page.getByLabel(words.start).selectOption(start);
      await page.getByRole("button", { name: words.show }).press("Enter");
      await expect(page.getByRole("heading", { name: words.reason })).toBeVisible();

      await page.getByRole("link", { name: words.ask }).press("Enter");
      const email = await writeTo(page, words);
      await page.getByRole("button", { name: words.send, exact: true }).press("Enter");
      await expect(page).toHaveURL(/\/contact-sent/);
      await expectInquiry(email);
    });
  });
}

/** The network and the processor of an old phone. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Fills in the contact form and returns the address given. */
async function writeTo(page: Page, words: Texts): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.getByLabel(words.firstName, { exact: true }).fill("Ana");
  await page.getByLabel(words.lastName, { exact: true }).fill("Lemos");
  await page.getByLabel(words.email, { exact: true }).fill(email);
  return email;
}

/** Expects a lead of the address, with what was asked about its price. */
async function expectInquiry(email: string): Promise<void> {
  const found = await firestore.collection("leads").where("email", "==", email).get();
  const [lead] = found.docs;
  expect(lead?.data()).toMatchObject({ plan: "standard", status: "new", ownerId: null });
  const inquiries = await lead?.ref.collection("activities").where("kind", "==", "enquiry").get();
  expect(inquiries?.docs.map((each) => each.data())).toMatchObject([
    { page: "price", estimate: expect.anything() },
  ]);
}
