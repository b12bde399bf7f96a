import { chromium, type Page } from "@playwright/test";

import { complete, dialog, fillIn, openNewLead } from "./e2e/support/leadForm.ts";
import { enter, person, type Person } from "./e2e/support/people.ts";
import { leadsOf } from "./e2e/support/storedLeads.ts";
import { layCable, throughCable, type Cable } from "./network.ts";
import { pause, someOf } from "./chance.ts";

/** How a number of writes went while the network was cut. */
export type CutWrites = {
  /** How often each lead that was reported as saved is stored: exactly once, or a promise is broken. */
  confirmed: ReadonlyMap<string, number>;
  /** The number of leads that were reported as waiting before they were confirmed. */
  waited: number;
  /** The number of leads that were reported as not saved. */
  refused: number;
  /** The number of stored leads that were not reported, or reported as not saved. */
  unreported: number;
};

type CutOptions = {
  writes: number;
  cuts: number;
  /** How many salespeople share the writes, each in a browser of their own. */
  writers: number;
  /** Where the portal is, and the port of the database that its pages call. */
  portal: string;
  database: number;
  /** Where Chromium is, and how it is called. */
  executablePath?: string | undefined;
  args: readonly string[];
};

/**
 * Salespeople create leads, each one after the other, while the network to the database is cut at
 * random moments: for a while each, in the middle of whatever is being sent. After a cut the SDK takes
 * up to a quarter of a minute before it tries again, which they wait for together.
 */
export async function writeThroughCuts(options: CutOptions): Promise<CutWrites> {
  const { writes, cuts, writers, portal, database } = options;
  const cable = await layCable(database);
  const browser = await chromium.launch({
    ...(options.executablePath !== undefined && { executablePath: options.executablePath }),
    args: [...options.args, `--host-resolver-rules=${throughCable(database, cable)}`],
  });
  try {
    const turns = turnsOf(writes, someOf(writes, cuts), cable);
    const opened: { page: Page; writer: Person }[] = [];
    while (opened.length < writers) {
      const page = await browser.newPage({ baseURL: portal, locale: "en-GB" });
      const writer = await person("sales");
      await enter(page, writer, "/sales/leads");
      opened.push({ page, writer });
    }
    const reported = await Promise.all(opened.map(({ page }) => writeInTurns(page, turns)));
    const stored = await Promise.all(opened.map(({ writer }) => leadsOf(writer)));
    return compared(reported, stored.flat());
  } finally {
    await browser.close();
    await cable.close();
  }
}

/** A write's turn: its writer sends, and then waits until what came of it has passed. */
type Turn = { begin: () => void; passed: () => Promise<void> };

/** One turn for each write, at some of which the network is cut, never twice at once. */
function* turnsOf(writes: number, doomed: ReadonlySet<number>, cable: Cable): Generator<Turn> {
  let repaired = Promise.resolve();
  for (let number = 0; number < writes; number += 1) {
    let passed = Promise.resolve();
    yield {
      begin() {
        if (!doomed.has(number)) return;
        repaired = repaired.then(() => cutSoon(cable));
        passed = repaired;
      },
      passed: () => passed,
    };
  }
}

type Reported = Record<"confirmed" | "waiting" | "refused", string[]>;

/** Creates a lead in each turn that is left, and notes what the page says of it. */
async function writeInTurns(page: Page, turns: Iterator<Turn>): Promise<Reported> {
  const reported: Reported = { confirmed: [], waiting: [], refused: [] };
  for (let next = turns.next(); !next.done; next = turns.next()) {
    const typed = complete();
    const form = await openNewLead(page);
    await fillIn(form, typed);
    next.value.begin();
    await form.getByRole("button", { name: "Create lead" }).click();
    reported[await outcome(page)].push(typed.email);
    await next.value.passed();
  }
  // Waiting leads are sent and reported by themselves; a refused one would open the form again.
  await page
    .getByRole("button", { name: /waiting to be sent/ })
    .waitFor({ state: "hidden", timeout: 120_000 });
  return reported;
}

/** Compares what was reported with what is stored. */
function compared(
  all: readonly Reported[],
  stored: Awaited<ReturnType<typeof leadsOf>>,
): CutWrites {
  const emails = stored.map((lead): unknown => lead["email"]);
  const promised = all.flatMap(({ confirmed, waiting }) => [...confirmed, ...waiting]);
  return {
    confirmed: new Map(
      promised.map((email) => [email, emails.filter((each) => each === email).length]),
    ),
    waited: all.flatMap(({ waiting }) => waiting).length,
    refused: all.flatMap(({ refused }) => refused).length,
    unreported: emails.filter((email) => typeof email !== "string" || !promised.includes(email))
      .length,
  };
}

/** What the page reports about the lead just sent: every form that closes has promised something. */
async function outcome(page: Page): Promise<keyof Reported> {
  const form = dialog(page, "New lead");
  const refused = form.getByText(/^Error creating lead/);
  await Promise.race([form.waitFor({ state: "hidden" }), refused.waitFor()]);
  if (await refused.isVisible()) {
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    return "refused";
  }
  const saved = page.getByText("Lead saved.");
  const waiting = page.getByText("Saved here. It will be sent as soon as the server responds.");
  const earlier = page.getByText("Your pending changes were sent.");
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
  cable.repair();
}
