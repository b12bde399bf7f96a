import type { Page } from "@playwright/test";
import { getFirestore } from "firebase-admin/firestore";

import { person } from "../../e2e/people.ts";
import type { Found } from "./found.ts";
import { interleaved } from "../interleaved.ts";
import { quantile } from "../statistics.ts";
import { openBareList } from "./openBareList.ts";
import { signedInAt, type Stage } from "./stage.ts";
import { storeLeads } from "./storeLeads.ts";

/** As many milliseconds as a frame has: so much later the portal may show a change, at the median. */
const frame = 17;

const otherListeners = 18;
const skipped = 20;

/**
 * How long after it is written a change is on the screen of another browser: in the portal, and in the
 * barest page that listens to as many leads, in turn. Each has a salesperson of its own, so that a
 * change is one page's alone, and eighteen more listeners that hear of it.
 */
export async function paint(rounds: number, stage: Stage): Promise<Found> {
  const bare = await person("sales");
  await storeLeads(stage.noa.uid, 1, leadsOfEach);
  await storeLeads(bare.uid, leadsOfEach + 1, leadsOfEach * 2);
  const stops = [stage.noa, bare].flatMap(({ uid }) =>
    Array.from({ length: otherListeners }, () => listen(uid)),
  );
  const portal = await signedInAt(stage, "/sales/leads");
  const bareList = await openBareList(stage, bare);

  const [ours = [], theirs = []] = await interleaved(
    [changeShownIn(portal.page, 1), changeShownIn(bareList.page, leadsOfEach + 1)],
    rounds,
    skipped,
  );
  for (const stop of stops) stop();
  await Promise.all([portal.context.close(), bareList.context.close()]);

  const later = quantile(ours, 0.5) - quantile(theirs, 0.5);
  return {
    title: `From a write to another browser's screen (ms), ${rounds} times`,
    heads: ["median", "p99", "later at the median"],
    rows: [rowOf("the portal", ours, later.toFixed(1)), rowOf("a bare listener", theirs, "")],
    faults: later > frame ? [`The portal shows a change ${later.toFixed(1)} ms later.`] : [],
  };
}

function rowOf(name: string, times: readonly number[], note: string): string[] {
  return [name, ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(1)), note];
}

const leadsOfEach = 60;

/** Changes a lead's name, and says how long it took until the page had painted it. */
function changeShownIn(page: Page, number: number): () => Promise<number> {
  let rev = 1;
  return async () => {
    rev += 1;
    const name = `Turned${rev}`;
    const painted = page.evaluate(untilPainted, name);
    await page.evaluate("0");
    const started = performance.timeOrigin + performance.now();
    const changed = { lastName: name, rev, updatedAt: new Date() };
    await getFirestore().doc(`leads/bench-${number}`).update(changed);
    return (await painted) - started;
  };
}

/** In the browser: the moment at which a text has been painted, in milliseconds since 1970. */
function untilPainted(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.body.textContent.includes(text)) {
        observer.disconnect();
        // The frame that shows it, and then the first moment after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () =>
            resolve(performance.timeOrigin + performance.now()),
          );
          port1.start();
          port2.postMessage(null);
        });
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function listen(uid: string): () => void {
  const newest = getFirestore()
    .collection("leads")
    .where("ownerId", "==", uid)
    .orderBy("createdAt", "desc")
    .limit(51);
  return newest.onSnapshot(() => {});
}
