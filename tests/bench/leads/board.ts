import type { Page } from "@playwright/test";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadStatuses, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { noFigures } from "@salvia/domain/lead/salesStats";
import { getFirestore } from "firebase-admin/firestore";

import { person } from "../../e2e/support/people.ts";
import { interleaved, type Run } from "../support/interleaved.ts";
import type { Measurement } from "../support/measurement.ts";
import { median, quantile } from "../support/statistics.ts";
import { signedInAt, type BenchBrowser } from "./benchBrowser.ts";
import {
  openBareBoard,
  openBareList,
  serveBareBoard,
  serveBareList,
  type BareListPage,
} from "./openBareList.ts";
import { storeLeads } from "./storeLeads.ts";

const leadsPerColumn = 1_000;
const leadsOfBareList = 60;
const skipped = 5;

/** The documents that opening the board may read. */
const readsPromise = 60;

/** How many times as long as on the bare board a card may take from the drop to the screen. */
const paintPromise = 1.5;

const inProgress = leadStatuses.filter((status) => status !== "enrolled" && status !== "lost");
const cardsPerColumn = 8;

/** The cards that the columns of leads in progress show at least; with fewer, the count is wrong. */
const fewestShown = inProgress.length * cardsPerColumn;

/**
 * What the board costs with a thousand leads in each column: the reads of opening it, and the time
 * from the drop of a card until it is painted in its new column. A minimal board, on which the same
 * hand drags a card, is measured in turn, and a minimal list that changes a word.
 */
export async function board(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const [other, third] = [await person("sales"), await person("sales")];
  await storeBoard(bench.noa.uid);
  const listFrom = leadStatuses.length * leadsPerColumn;
  await storeLeads(third.uid, listFrom + 1, listFrom + leadsOfBareList);
  const boardFrom = listFrom + leadsOfBareList;
  const perColumn = rounds + skipped + cardsPerColumn;
  for (const [index, status] of inProgress.entries()) {
    const from = boardFrom + index * perColumn;
    await storeLeads(other.uid, from + 1, from + perColumn, fieldsOf(status));
  }
  const { page, reads } = await opened(bench);
  if (reads.documents < fewestShown) throw new Error("The proxy has missed some of the board.");

  const hosts = [await serveBareBoard(), await serveBareList()] as const;
  const columns = inProgress.map((status) => ({ status, step: stepOf(status) ?? 3 }));
  const bare = await openBareBoard(bench, hosts[0], other, columns);
  const list = await openBareList(bench, hosts[1], third);
  const runs = [cardMoved(page), cardMoved(bare), changeShown(list, `bench-${listFrom + 3}`)];
  const [ours = [], theirs = [], words = []] = await interleaved(runs, rounds, skipped);
  for (const host of hosts) await host.stop();

  const total = reads.documents + reads.lookUps;
  const ratio = median(ours) / median(theirs);
  return {
    table: {
      title: `From the drop to the screen (ms, ${rounds} times each), and reads of opening the board`,
      heads: ["median", "p90", "reads"],
      rows: [
        ["the board", ...spread(ours), `${reads.documents} + ${reads.lookUps}`],
        ["a bare board", ...spread(theirs), ""],
        ["a word of a bare list, from the SDK's call", ...spread(words), ""],
      ],
    },
    promises: [
      {
        promise: `opening the board reads at most ${readsPromise}`,
        worst: String(total),
        faults: total > readsPromise ? [`It reads ${total}.`] : [],
      },
      {
        promise: `a dropped card shows in at most ${paintPromise} x the time of a bare board`,
        worst: `${ratio.toFixed(2)} x`,
        faults: ratio > paintPromise ? [`It takes ${ratio.toFixed(2)} x as long.`] : [],
      },
    ],
  };
}

function spread(times: readonly number[]): string[] {
  return [0.5, 0.9].map((share) => quantile(times, share).toFixed(1));
}

async function storeBoard(uid: string): Promise<void> {
  const statuses = { ...noFigures().statuses };
  for (const [index, status] of leadStatuses.entries()) {
    const from = index * leadsPerColumn;
    await storeLeads(uid, from + 1, from + leadsPerColumn, fieldsOf(status));
    statuses[status] = leadsPerColumn;
  }
  await getFirestore()
    .doc(`salesStats/${uid}`)
    .set({ ...noFigures(), statuses, countedAt: new Date() });
}

function fieldsOf(status: LeadStatus): Partial<Lead> {
  const at = new Date("2026-11-20T12:00:00Z");
  const isClient = status === "enrolled";
  return {
    status,
    step: stepOf(status) ?? 3,
    kind: isClient ? "client" : "lead",
    enrolledAt: isClient ? at : null,
    consent: { wording: "I agree.", language: "en", at },
  };
}

async function opened(bench: BenchBrowser) {
  const { page } = await signedInAt(bench, "/sales/reports");
  await bench.proxy.settled();
  bench.proxy.take();
  await page.goto("/sales/leads/board");
  await page.locator('[data-column="documents"] [data-row]').first().waitFor();
  await bench.proxy.settled();
  return { page, reads: bench.proxy.take() };
}

/** Drags the first new lead of a board to remote sales, a move that asks nothing. */
function cardMoved(page: Page): Run {
  return async () => {
    const cards = page.locator('[data-column="new"] [data-row]');
    // After the move before, the server sends the column another card.
    await cards.nth(cardsPerColumn - 1).waitFor({ state: "attached" });
    const card = cards.first();
    const id = (await card.getAttribute("data-row")) ?? "";
    const painted = await page.evaluateHandle(watchDrop, id);
    await card.hover({ position: { x: 40, y: 12 } });
    await page.mouse.down();
    const target = page.locator('[data-column="remoteSales"]');
    for (const y of [80, 100]) await target.hover({ position: { x: 60, y } });
    await page.mouse.up();
    return await painted.evaluate(({ time }) => time);
  };
}

/** Changes a lead of the bare list and waits until the same page shows it. */
function changeShown({ page, list }: BareListPage, id: string): Run {
  let count = 0;
  return async () => {
    count += 1;
    const plan = ["basic", "premium", "standard"][count % 3] ?? "";
    const painted = await page.evaluateHandle(watchPlan, { id, plan });
    const begun = await list.evaluate((writer, [lead, next]) => writer.changePlan(lead, next), [
      id,
      plan,
    ] as const);
    return (await painted.evaluate(({ moment }) => moment)) - begun;
  };
}

/** In the browser: resolves with the time from the next drop until a card has been painted. */
function watchDrop(id: string): { time: Promise<number> } {
  const time = new Promise<number>((resolve, reject) => {
    // On a busy machine, the pointer can be released before the browser knows where it is.
    setTimeout(() => reject(new Error("The card did not come to its new column.")), 30_000);
    let dropped = 0;
    const onDrop = ({ timeStamp }: Event) => {
      dropped = timeStamp;
    };
    // The portal prepares the card, out of sight, while it is over the column.
    const shown = `[data-column="remoteSales"] [data-row="${id}"]:not([data-coming=true])`;
    window.addEventListener("drop", onDrop, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector(shown) === null) return;
      observer.disconnect();
      // The frame that shows it, and the first moment after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now() - dropped));
        port1.start();
        port2.postMessage(null);
      });
    });
    const attributeFilter = ["data-coming"];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
  });
  return { time };
}

/** In the browser: resolves with the time when a plan has been painted in a row. */
function watchPlan({ id, plan }: { id: string; plan: string }): { moment: Promise<number> } {
  const moment = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const row = document.querySelector(`[data-row="${id}"]`);
      if (row === null || !row.textContent.includes(plan)) return;
      observer.disconnect();
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
