import type { Page } from "@playwright/test";
import { onSnapshot } from "firebase/firestore";

import { person, type Person } from "../../e2e/support/people.ts";
import { emulators } from "../../emulators.ts";
import { interleaved, type Run } from "../support/interleaved.ts";
import { median, quantile } from "../support/statistics.ts";
import { bareClient } from "./bareClient.ts";
import type { Measurement } from "../support/measurement.ts";
import { accessOf, openBareList, serveBareList, type BareListPage } from "./openBareList.ts";
import { signedInAt, type BenchBrowser } from "./benchBrowser.ts";
import { storeLeads } from "./storeLeads.ts";

/**
 * How much later than the bare page the portal may show a change, in milliseconds at the median:
 * one frame.
 */
const promise = 17;

const otherListeners = 18;
const leadsOfEach = 60;
const skipped = 10;

/**
 * The time from a write in one browser until the change is on another's screen: in the portal and
 * in a minimal page that listens to as many leads, in turn. Each of the two has its own salesperson
 * with eighteen more listeners, so that a change wakes only one of them.
 */
export async function paint(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const other = await person("sales");
  await storeLeads(bench.noa.uid, 1, leadsOfEach);
  await storeLeads(other.uid, leadsOfEach + 1, 2 * leadsOfEach);
  const { page: portal } = await signedInAt(bench, "/sales/leads");
  await portal.getByText("Benítez").first().waitFor();
  const host = await serveBareList();
  const { page: bare } = await openBareList(bench, host, other);
  const stops = await Promise.all([bench.noa, other].map(listening));
  const runs = [
    changeSeen(await openBareList(bench, host, bench.noa), portal, "bench-3"),
    changeSeen(await openBareList(bench, host, other), bare, `bench-${leadsOfEach + 3}`),
  ];
  const [ours = [], theirs = []] = await interleaved(await Promise.all(runs), rounds, skipped);
  await Promise.all([...stops, host.stop].map((stop) => stop()));

  const later = median(ours) - median(theirs);
  const rows = [
    ["the portal", ...spread(ours)],
    ["a bare listener", ...spread(theirs)],
  ];
  const worst = `${later.toFixed(1)} ms`;
  return {
    table: {
      title: `From a write to another screen (ms, ${rounds} times each)`,
      heads: ["median", "p90", "p99"],
      rows,
    },
    promises: [
      {
        promise: `a change shows at most ${promise} ms after a bare listener's`,
        worst,
        faults: later > promise ? [`It shows ${worst} later.`] : [],
      },
    ],
  };
}

function spread(times: readonly number[]): string[] {
  return [0.5, 0.9, 0.99].map((share) => quantile(times, share).toFixed(1));
}

/**
 * Opens eighteen more listening clients of a user in Node: a browser opens at most six connections.
 */
async function listening(who: Person): Promise<() => Promise<unknown>> {
  const clients = await Promise.all(
    Array.from({ length: otherListeners }, async (_, index) => {
      const client = await bareClient(accessOf(who, emulators.firestore), `${who.uid}-${index}`);
      await new Promise<void>((resolve, reject) => {
        onSnapshot(client.newest, () => resolve(), reject);
      });
      return client;
    }),
  );
  return () => Promise.all(clients.map(({ close }) => close()));
}

/** Changes a lead in one page and returns how long it took until another had painted it. */
async function changeSeen({ page, list }: BareListPage, seenIn: Page, id: string): Promise<Run> {
  const between = (await originOf(page)) - (await originOf(seenIn));
  let count = 0;
  return async () => {
    count += 1;
    const plan = plans[count % plans.length] ?? "";
    const painted = await seenIn.evaluateHandle(watchRow, { id, plan });
    const begun = await list.evaluate((writer, [lead, next]) => writer.changePlan(lead, next), [
      id,
      plan,
    ] as const);
    return (await painted.evaluate(({ moment }) => moment)) - begun - between;
  };
}

// Both pages show these words; the portal's English page capitalizes them.
const plans = ["basic", "premium", "standard"];

/**
 * The start of a document's clock, in milliseconds of the machine's monotonic clock, which all
 * processes of Chromium share; their wall-clock times would differ after a correction.
 */
async function originOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "NavigationStart")?.value;
  await devTools.detach();
  if (seconds === undefined) throw new Error("Chromium does not report its clock.");
  return seconds * 1000;
}

/** In the browser: watches a row and resolves with the time when a plan has been painted in it. */
function watchRow({ id, plan }: { id: string; plan: string }): { moment: Promise<number> } {
  const moment = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const row = document.querySelector(`[data-row="${id}"]`);
      if (row === null || !row.textContent.toLowerCase().includes(plan)) return;
      observer.disconnect();
      // The frame that shows it, and the first moment after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return { moment };
}
