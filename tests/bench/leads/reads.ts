import type { Page } from "@playwright/test";
import { noFigures } from "@salvia/domain/lead/salesStats";
import { getFirestore } from "firebase-admin/firestore";

import type { Measurement } from "../support/measurement.ts";
import type { Passed } from "./countingProxy.ts";
import { signedInAt, type BenchBrowser } from "./benchBrowser.ts";
import { storeLeads } from "./storeLeads.ts";

/** The number of leads in the first round; each further round has ten times as many. */
const firstSize = 1_000;

/** The largest number of leads for which a list of all of them is opened too. */
const everythingUpTo = 10_000;

const promises = { list: 56, dashboard: 34 } as const;

/** The minimum number of leads on a page; with fewer, the count is incomplete. */
const fewestShown = 40;

/**
 * The reads of opening the list, searching it and opening the dashboard, at each number of leads.
 */
export async function reads(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const rows: string[][] = [];
  const measured: { size: number; list: number; dashboard: number }[] = [];
  const { uid } = bench.noa;
  await getFirestore()
    .doc(`salesStats/${uid}`)
    .set({ ...noFigures(), countedAt: new Date() });
  let stored = 0;
  for (let round = 0; round < rounds; round += 1) {
    const size = firstSize * 10 ** round;
    await storeLeads(uid, stored + 1, size);
    stored = size;
    const { list, found, dashboard } = await costs(bench);
    const everything = size > everythingUpTo ? "not tried" : String(await readEverything(uid));
    rows.push([`${size} leads`, ...[list, found, dashboard].map(written), everything]);
    // With fewer documents than the page shows, the count is incomplete.
    if (list.documents < fewestShown) throw new Error("The proxy has missed some of the list.");
    measured.push({ size, list: total(list), dashboard: total(dashboard) });
  }
  const heads = ["the list", "a search", "the dashboard", "all of them"];
  return {
    table: { title: "Documents read: delivered + looked up", heads, rows },
    promises: (["list", "dashboard"] as const).map((name) => ({
      promise: `opening the ${name} reads at most ${promises[name]}`,
      worst: String(Math.max(...measured.map((each) => each[name]))),
      faults: measured
        .filter((each) => each[name] > promises[name])
        .map((each) => `With ${each.size} leads it reads ${each[name]}.`),
    })),
  };
}

function total({ documents, lookUps }: Passed): number {
  return documents + lookUps;
}

function written({ documents, lookUps }: Passed): string {
  return `${documents} + ${lookUps}`;
}

async function costs(bench: BenchBrowser) {
  const { proxy } = bench;
  const { context, page } = await signedInAt(bench, "/sales/reports");
  const measured = async (open: () => Promise<unknown>, seen: Parameters<Page["getByText"]>[0]) => {
    await proxy.settled();
    proxy.take();
    await open();
    await page.getByText(seen).first().waitFor();
    await proxy.settled();
    return proxy.take();
  };
  const field = page.getByRole("textbox", { name: "Search leads" });
  const list = await measured(() => page.goto("/sales/leads"), "Bruno Benítez 1");
  const found = await measured(() => field.fill("bruno ben"), /leads found/);
  const dashboard = await measured(() => page.goto("/sales"), "Bruno Benítez 1");
  await context.close();
  return { list, found, dashboard };
}

/** The simplest alternative for a portal: a listener to all leads of a user. */
async function readEverything(uid: string): Promise<number> {
  const all = getFirestore().collection("leads").where("ownerId", "==", uid);
  return new Promise((resolve, reject) => {
    const stop = all.onSnapshot(({ size }) => {
      stop();
      resolve(size);
    }, reject);
  });
}
