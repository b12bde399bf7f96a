import { expect } from "vitest";
import type { HTTPRequest, Page } from "puppeteer-core";

import { answerOfGoogle, chooseAccount } from "../e2e/support/googleStandIn.ts";
import { accountOf, person } from "../e2e/support/people.ts";
import { linkIn, mailTo } from "../mailbox.ts";
import type { FirefoxWindow } from "./firefox.ts";
import { openNewLead } from "./leadStories.ts";
import type { Story } from "./story.ts";

/** Tests only for Firefox: only Puppeteer can stand in for Google and follow to its window. */
export function testFirefoxStories(story: Story<FirefoxWindow>): void {
  story("an account at Google with the same address signs in", async ({ cast }) => {
    const noa = await person("sales");
    const user = await cast.user();
    const { page } = user.window;
    await standInForGoogle(page);
    await user.open("/login?next=/sales/leads");
    const opened = nextPopup(page);
    await user.press("button", "Continue with Google");
    const chooser = await opened;
    await standInForGoogle(chooser);
    await chooseAccount(chooser, noa.email);
    await user.isAt("/sales/leads");
    await user.sees("button", "New lead");
  });

  story("a link sent by e-mail opens an account", async ({ cast }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const user = await cast.user();
    await user.open("/login?sign-up");
    await user.fill("Email", email);
    await user.press("button", "Send me a link");
    await user.sees("heading", "Check your email");
    await user.open(linkIn(await mailTo(email)));
    await user.fill("Email", email);
    await user.fill("Your name", "Inês Duarte");
    await user.press("button", "Create my account");
    await user.isAt("/account");
    expect(await accountOf(email)).toMatchObject({ emailVerified: true });
  });

  story("what is created in one window shows in another without a reload", async ({ cast }) => {
    const noa = await person("sales");
    const [office, home] = [await cast.user(), await cast.user()];
    await home.enter(noa, "/sales/leads");
    await home.reads("You don’t have any leads yet");
    await office.enter(noa, "/sales/leads");
    await openNewLead(office);
    await office.press("button", "Create lead");
    await home.sees("row", undefined, "Candela Ríos");
  });
}

async function standInForGoogle(page: Page): Promise<void> {
  page.on("request", (request) => void answer(request));
  await page.setRequestInterception(true);
}

async function answer(request: HTTPRequest): Promise<void> {
  const stored = answerOfGoogle(request.url());
  await (stored === null ? request.continue() : request.respond(stored));
}

function nextPopup(page: Page): Promise<Page> {
  return new Promise((resolve) => {
    page.once("popup", (popup) => {
      if (popup !== null) resolve(popup);
    });
  });
}
