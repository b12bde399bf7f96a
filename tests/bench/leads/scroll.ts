import type { CDPSession, Page } from "@playwright/test";

import type { Found } from "./found.ts";
import { signedInAt, type Stage } from "./stage.ts";
import { storeLeads } from "./storeLeads.ts";

const loaded = 10_000;

const promises = { rows: 80, longTask: 50, growth: 1.1 } as const;

/** What walking through ten thousand loaded rows costs the browser, there and back again. */
export async function scroll(rounds: number, stage: Stage): Promise<Found> {
  await storeLeads(stage.noa.uid, 1, loaded);
  const { context, page } = await signedInAt(stage, "/sales/leads");
  const devTools = await context.newCDPSession(page);
  await page
    .getByRole("row", { name: /Benítez 1\b/ })
    .first()
    .focus();
  await loadAll(page);

  const trips: { rows: number; longTask: number; heap: number }[] = [];
  for (let trip = 0; trip < rounds; trip += 1) {
    const { rows, longTask } = await page.evaluate(roundTrip);
    trips.push({ rows, longTask, heap: await heapOf(devTools) });
  }
  await context.close();

  const rows = Math.max(...trips.map((trip) => trip.rows));
  const longTask = Math.max(...trips.map((trip) => trip.longTask));
  const [first] = trips;
  const growth = (trips.at(-1)?.heap ?? 0) / (first?.heap ?? Number.NaN);
  const faults = [
    ...(rows > promises.rows ? [`${rows} rows were in the document at once.`] : []),
    ...(longTask > promises.longTask ? [`A task of the page took ${longTask.toFixed(0)} ms.`] : []),
    ...(growth > promises.growth ? [`The heap grew ${growth.toFixed(2)} x.`] : []),
  ];
  return {
    title: `Scrolling ${loaded} loaded rows, ${rounds} times there and back`,
    heads: ["rows in the document", "longest task (ms)", "heap (MB)", "heap, x the first"],
    rows: [
      [
        "the list",
        String(rows),
        longTask.toFixed(0),
        ((trips.at(-1)?.heap ?? 0) / 1e6).toFixed(1),
        growth.toFixed(2),
      ],
    ],
    faults,
  };
}

/** Goes to the end of what is loaded until that is all. */
async function loadAll(page: Page): Promise<void> {
  const end = page.getByText("That is all of them.");
  while (!(await end.isVisible())) {
    await page.keyboard.press("End");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** In the browser: down the whole list and up again, a screen each frame. */
async function roundTrip(): Promise<{ rows: number; longTask: number }> {
  let [rows, longTask] = [0, 0];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTask = Math.max(longTask, duration);
  });
  observer.observe({ type: "longtask" });
  const walk = async (screens: number) => {
    for (;;) {
      const before = window.scrollY;
      window.scrollBy(0, screens * window.innerHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      rows = Math.max(rows, document.querySelectorAll("[data-row]").length);
      if (window.scrollY === before) return;
    }
  };
  await walk(1);
  await walk(-1);
  observer.disconnect();
  return { rows, longTask };
}

/** What is in use once all that is not has gone, in bytes. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  return usedSize;
}
