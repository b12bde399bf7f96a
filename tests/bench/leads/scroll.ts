import type { CDPSession } from "@playwright/test";

import type { Found } from "../found.ts";
import type { Promised } from "../promises.ts";
import { signedInAt, type Stage } from "./stage.ts";
import { storeLeads } from "./storeLeads.ts";

const loaded = 10_000;

/** So long, in milliseconds, the rows may take to be loaded, page by page through the emulator. */
const patience = 180_000;

/** Rows in the document, milliseconds of one task, and times the heap after the first way back. */
const bounds = { rows: 80, task: 50, heap: 1.1 } as const;

/** One way down the list and up again. */
type Trip = {
  /** The most that were in the document at once. */
  rows: number;
  /** How long each task took that Chromium calls long, in milliseconds. */
  tasks: readonly number[];
  /** What is in use afterwards, in bytes. */
  heap: number;
};

/** What walking through ten thousand loaded rows costs the browser, so many times there and back. */
export async function scroll(rounds: number, stage: Stage): Promise<Found> {
  await storeLeads(stage.noa.uid, 1, loaded);
  const { context, page } = await signedInAt(stage, "/sales/leads");
  await page.locator('[data-row="bench-1"]').waitFor();
  stage.door.take();
  const begun = performance.now();
  await page.evaluate(loadUntil, { id: `bench-${loaded}`, ms: patience });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const read = stage.door.take().documents;

  const devTools = await context.newCDPSession(page);
  await page.evaluate(walk, -screens);
  const trips: Trip[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ways = [await page.evaluate(walk, screens), await page.evaluate(walk, -screens)];
    trips.push({
      rows: Math.max(...ways.map(({ rows }) => rows)),
      tasks: ways.flatMap(({ tasks }) => tasks),
      heap: await heapOf(devTools),
    });
  }
  await context.close();
  return {
    table: {
      title: `${loaded} rows, loaded in ${seconds} s (${read} documents), there and back`,
      heads: ["rows in the document", "tasks > 50 ms", "longest (ms)", "heap (MB)"],
      rows: trips.map(({ rows, tasks, heap }, round) => [
        `${round + 1}`,
        String(rows),
        String(tasks.length),
        Math.max(0, ...tasks).toFixed(0),
        (heap / 1e6).toFixed(1),
      ]),
    },
    promises: promisesOf(trips),
  };
}

/** So many screens a frame: of the rows on one frame none is on the next. */
const screens = 3;

function promisesOf(trips: readonly Trip[]): readonly Promised[] {
  const rows = Math.max(...trips.map((trip) => trip.rows));
  const task = Math.max(0, ...trips.flatMap((trip) => trip.tasks));
  const growth = (trips.at(-1)?.heap ?? Number.NaN) / (trips[0]?.heap ?? Number.NaN);
  return [
    {
      promise: `scrolling, at most ${bounds.rows} rows are in the document`,
      worst: String(rows),
      faults: rows > bounds.rows ? [`There were ${rows}.`] : [],
    },
    {
      promise: `scrolling, no task takes longer than ${bounds.task} ms`,
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

/** In the browser: goes to the end of what is loaded, each frame, until a row is in the document. */
async function loadUntil({ id, ms }: { id: string; ms: number }): Promise<void> {
  const begun = performance.now();
  while (document.querySelector(`[data-row="${id}"]`) === null) {
    if (performance.now() - begun > ms) throw new Error(`${id} was not loaded in time.`);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** In the browser: scrolls by so many screens each frame to where it goes no further, and rests there. */
async function walk(step: number): Promise<Pick<Trip, "rows" | "tasks">> {
  const tasks: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    tasks.push(...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask" });
  let [rows, place, rested] = [0, -1, 0];
  // Half a second, in which what is on the screen becomes live again.
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

/** What is in use once all that is not has gone, in bytes. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  return usedSize;
}
