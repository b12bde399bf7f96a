import type { CDPSession } from "@playwright/test";

import type { Measurement } from "../support/measurement.ts";
import type { Promised } from "../support/promises.ts";
import { signedInAt, type BenchBrowser } from "./benchBrowser.ts";
import { storeLeads } from "./storeLeads.ts";

const loaded = 10_000;

/** The time limit for loading the rows page by page through the emulator, in milliseconds. */
const limitMs = 180_000;

/**
 * Limits: rows in the document, milliseconds per task, and heap relative to that after the first
 * trip.
 */
const bounds = { rows: 80, task: 50, heap: 1.1 } as const;

/**
 * Screens per frame: a hurried hand, at some 27,000 pixels per second, and a thrown scroll bar, for
 * which consecutive frames have no row in common.
 */
const speeds = { hand: 0.5, thrown: 6 } as const;

/** A way through the list. */
type Way = {
  /** The most rows in the document at once. */
  rows: number;
  /** The durations of the tasks that Chromium reports as long, in milliseconds. */
  tasks: readonly number[];
};

/** There and back. */
type Trip = Way & {
  /** The heap in use afterward, in bytes. */
  heap: number;
};

/**
 * What scrolling through ten thousand loaded rows costs the browser, there and back several times.
 */
export async function scroll(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  await storeLeads(bench.noa.uid, 1, loaded);
  const { context, page } = await signedInAt(bench, "/sales/leads");
  await page.locator('[data-row="bench-1"]').waitFor();
  bench.proxy.take();
  const begun = performance.now();
  await page.evaluate(loadUntil, { id: `bench-${loaded}`, ms: limitMs });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const read = bench.proxy.take().documents;

  const devTools = await context.newCDPSession(page);
  await page.evaluate(walk, -speeds.thrown);
  const byHand = await page.evaluate(walk, speeds.hand);
  await page.evaluate(walk, -speeds.thrown);
  const trips: Trip[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const down = await page.evaluate(walk, speeds.thrown);
    const up = await page.evaluate(walk, -speeds.thrown);
    trips.push({
      rows: Math.max(down.rows, up.rows),
      tasks: [...down.tasks, ...up.tasks],
      heap: await heapOf(devTools),
    });
  }
  await context.close();
  return {
    table: {
      title: `${loaded} rows, loaded in ${seconds} s (${read} documents)`,
      heads: ["rows in the document", "tasks > 50 ms", "longest (ms)", "heap (MB)"],
      rows: [
        ["to the end by hand", ...wordsOf(byHand), ""],
        ...trips.map((trip, round) => [
          `thrown there and back, ${round + 1}`,
          ...wordsOf(trip),
          (trip.heap / 1e6).toFixed(1),
        ]),
      ],
    },
    promises: promisesOf(byHand, trips),
  };
}

function wordsOf({ rows, tasks }: Way): string[] {
  return [String(rows), String(tasks.length), Math.max(0, ...tasks).toFixed(0)];
}

function promisesOf(byHand: Way, trips: readonly Trip[]): readonly Promised[] {
  const rows = Math.max(...[byHand, ...trips].map((way) => way.rows));
  const task = Math.max(0, ...byHand.tasks);
  const growth = (trips.at(-1)?.heap ?? Number.NaN) / (trips[0]?.heap ?? Number.NaN);
  return [
    {
      promise: `scrolling, at most ${bounds.rows} rows are in the document`,
      worst: String(rows),
      faults: rows > bounds.rows ? [`There were ${rows}.`] : [],
    },
    {
      promise: `scrolling by hand, no task takes longer than ${bounds.task} ms`,
      worst: `${task.toFixed(0)} ms`,
      faults: task > bounds.task ? [`One took ${task.toFixed(0)} ms.`] : [],
    },
    {
      promise: `scrolling, the heap stays within ${bounds.heap} x`,
      worst: `${growth.toFixed(2)} x`,
      faults: growth <= bounds.heap ? [] : [`It is ${growth.toFixed(2)} x the first.`],
    },
  ];
}

/**
 * In the browser: scrolls to the end of the loaded rows in each frame until a row is in the
 * document.
 */
async function loadUntil({ id, ms }: { id: string; ms: number }): Promise<void> {
  const begun = performance.now();
  while (document.querySelector(`[data-row="${id}"]`) === null) {
    if (performance.now() - begun > ms) throw new Error(`${id} was not loaded in time.`);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** In the browser: scrolls by `step` screens per frame until the end, and rests there. */
async function walk(step: number): Promise<Way> {
  const tasks: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    tasks.push(...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask" });
  let [rows, place, rested] = [0, -1, 0];
  // Half a second, in which the visible rows become live again.
  while (rested < 30) {
    rested = window.scrollY === place ? rested + 1 : 0;
    place = window.scrollY;
    window.scrollBy(0, step * window.innerHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    rows = Math.max(rows, document.querySelectorAll("[data-row]").length);
  }
  note(observer.takeRecords());
  observer.disconnect();
  return { rows, tasks };
}

/** The heap in use after garbage collection, in bytes. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  return usedSize;
}
