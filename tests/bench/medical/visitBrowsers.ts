import { chromium } from "@playwright/test";

import { newContext, browserArgs, type Stage } from "../leads/benchBrowser.ts";
import { places } from "../leads/places.ts";

/** The stage with a browser that has a fake camera and microphone. */
export async function withCameras<T>(stage: Stage, work: (stage: Stage) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: places.chromium,
    args: [
      ...browserArgs,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      // A waiting page is sometimes in the background, and must not be throttled for it.
      "--disable-renderer-backgrounding",
      "--disable-background-timer-throttling",
    ],
  });
  try {
    return await work({ ...stage, browser });
  } finally {
    await browser.close();
  }
}

/** Two separate browser contexts, for the two participants of a visit. */
export async function twoPages(stage: Stage) {
  const [theirs, its] = await Promise.all([newContext(stage), newContext(stage)]);
  const [members, clinicians] = await Promise.all([theirs.newPage(), its.newPage()]);
  const close = async () => void (await Promise.all([theirs.close(), its.close()]));
  return { members, clinicians, close };
}
