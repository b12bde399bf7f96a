import { chromium, type Page } from "@playwright/test";

import { complete, dialog, fillIn, openNewLead } from "./e2e/leadForm.ts";
import { enter, person } from "./e2e/people.ts";
import { leadsOf } from "./e2e/storedLeads.ts";
import { layCable, throughCable, type Cable } from "./network.ts";

/** How a number of writes went while the network was cut. */
export type CutWrites = {
  /** How many times each lead that the user was told is saved is there: exactly once, or a promise is broken. */
  confirmed: ReadonlyMap<string, number>;
  /** Of how many the user was told that they wait, before they were confirmed. */
  waited: number;
  /** Of how many the user was told that they were not saved. */
  refused: number;
  /** How many are there of which the user was told nothing, or that they were not saved. */
  untold: number;
};

type CutOptions = {
  writes: number;
  cuts: number;
  /** Where the portal is, and the port of the database that its pages call. */
  portal: string;
  database: number;
  /** Where Chromium is, and how it is called. */
  executablePath?: string | undefined;
  args: readonly string[];
  bypassCSP?: boolean;
};

/**
 * A salesperson creates leads one after the other while the network to the database is cut at random
 * moments: for a while each, in the middle of whatever is being sent.
 */
export async function writeThroughCuts(options: CutOptions): Promise<CutWrites> {
  const { writes, cuts, portal, database } = options;
  const cable = await layCable(database);
  const browser = await chromium.launch({
    ...(options.executablePath !== undefined && { executablePath: options.executablePath }),
    args: [...options.args, `--host-resolver-rules=${throughCable(database, cable)}`],
  });
  try {
    const page = await browser.newPage({
      baseURL: portal,
      locale: "en-GB",
      bypassCSP: options.bypassCSP ?? false,
    });
    const noa = await person("sales");
    await enter(page, noa, "/sales/leads");
    const doomed = someOf(writes, cuts);
    const told = { confirmed: [] as string[], waiting: [] as string[], refused: [] as string[] };
    for (let number = 0; number < writes; number += 1) {
      const typed = complete();
      const form = await openNewLead(page);
      await fillIn(form, typed);
      const mended = doomed.has(number) ? cutSoon(cable) : null;
      await form.getByRole("button", { name: "Create lead" }).click();
      told[await outcome(page)].push(typed.email);
      await mended;
    }
    // What waits is sent by itself, and then told; what was refused would open the form again.
    await page.getByRole("button", { name: /wait to be sent|waits to be sent/ }).waitFor({
      state: "hidden",
      timeout: 120_000,
    });
    const stored = (await leadsOf(noa)).map((lead): unknown => lead["email"]);
    const promised = [...told.confirmed, ...told.waiting];
    return {
      confirmed: new Map(
        promised.map((email) => [email, stored.filter((each) => each === email).length]),
      ),
      waited: told.waiting.length,
      refused: told.refused.length,
      untold: stored.filter((email) => typeof email !== "string" || !promised.includes(email))
        .length,
    };
  } finally {
    await browser.close();
    await cable.close();
  }
}

/** What the user is told of the lead they have just sent: every form that closes has promised something. */
async function outcome(page: Page): Promise<"confirmed" | "waiting" | "refused"> {
  const form = dialog(page, "New lead");
  const refused = form.getByText(/^Error creating lead/);
  await Promise.race([form.waitFor({ state: "hidden" }), refused.waitFor()]);
  if (await refused.isVisible()) {
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Throw away" }).click();
    return "refused";
  }
  const saved = page.getByText("The lead is saved.");
  const waiting = page.getByText("Kept here, and sent as soon as the server answers.");
  const earlier = page.getByText("What was waiting has been sent.");
  await saved.or(waiting).or(earlier).first().waitFor();
  const how = (await saved.isVisible()) ? "confirmed" : "waiting";
  await page.getByRole("button", { name: "Close message" }).click();
  return how;
}

/** Cuts the network at a random moment of the next half second, for up to a second and a half. */
async function cutSoon(cable: Cable): Promise<void> {
  await pause(Math.random() * 500);
  cable.cut();
  await pause(100 + Math.random() * 1_400);
  cable.mend();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Which of so many writes are cut. */
function someOf(writes: number, cuts: number): ReadonlySet<number> {
  const numbers = Array.from({ length: writes }, (_, number) => number);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(cuts, writes)) {
    const [number] = numbers.splice(Math.floor(Math.random() * numbers.length), 1);
    if (number !== undefined) chosen.add(number);
  }
  return chosen;
}
