import { chromium } from "@playwright/test";

import { newContext, browserArgs, type BenchBrowser } from "../leads/benchBrowser.ts";
import { places } from "../leads/places.ts";

/** The bench with a browser that has a fake camera and microphone. */
export async function withCameras<T>(
  bench: BenchBrowser,
  work: (bench: BenchBrowser) => Promise<T>,
): Promise<T> {
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
    return await work({ ...bench, browser });
  } finally {
    await browser.close();
  }
}

/** Two separate browser contexts, for the two participants of a visit. */
export async function twoPages(bench: BenchBrowser) {
  const [theirs, its] = await Promise.all([newContext(bench), newContext(bench)]);
  const [members, clinicians] = await Promise.all([theirs.newPage(), its.newPage()]);
  const close = async () => void (await Promise.all([theirs.close(), its.close()]));
  return { members, clinicians, close };
}
