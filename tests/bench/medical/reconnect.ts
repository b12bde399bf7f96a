import type { Locator } from "@playwright/test";

import { openMeeting, networkOf, pictureOf, waitTogether } from "../../e2e/support/videoVisit.ts";
import { pause } from "../../chance.ts";
import type { Measurement } from "../support/measurement.ts";
import type { BenchBrowser } from "../leads/benchBrowser.ts";
import { median } from "../support/statistics.ts";
import { within } from "../support/within.ts";
import { twoPages, withCameras } from "./visitBrowsers.ts";

/**
 * How long the network is away, and how soon after it both participants must see each other again,
 * in seconds.
 */
const away = 10;
const promise = 30;

/**
 * A visit whose patient loses the network, both requests and the call's packets. Measures the time
 * from the network's return until both participants see each other move, whichever is later.
 *
 * @throws Error naming the participant whose video did not return in twice the promised time
 */
export async function back(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const times = await withCameras(bench, async (withThem) => {
    const meeting = await openMeeting();
    const { members, clinicians, close } = await twoPages(withThem);
    const network = await networkOf(members);
    await waitTogether(meeting, members, clinicians);
    await clinicians.getByRole("button", { name: "Admit" }).click();
    const ofMember = pictureOf(clinicians, meeting.member.name);
    const ofClinician = pictureOf(members, meeting.clinician.name);
    const seen = () =>
      Promise.all([moving("the patient", ofMember), moving("the clinician", ofClinician)]);
    await seen();
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await network.cut();
      await pause(away * 1_000);
      await network.repair();
      const repaired = performance.now();
      await seen();
      found.push((performance.now() - repaired) / 1_000);
    }
    await close();
    return found;
  });
  const worst = Math.max(...times);
  return {
    table: {
      title: `Back after ${away} s without network (s)`,
      heads: ["median", "most"],
      rows: [["both see each other again", median(times).toFixed(1), worst.toFixed(1)]],
    },
    promises: [
      {
        promise: `after ${away} s without network both see each other again within ${promise} s, without a reload`,
        worst: `${worst.toFixed(1)} s`,
        faults: worst > promise ? [`It took ${worst.toFixed(1)} s.`] : [],
      },
    ],
  };
}

function moving(whom: string, picture: Locator): Promise<void> {
  return within(2 * promise, `picture of ${whom} that moves`, picture.evaluate(nextFrames));
}

/** Runs in the page: waits for ten new frames, so that frames already on their way do not count. */
async function nextFrames(element: Element): Promise<void> {
  if (!(element instanceof HTMLVideoElement)) throw new Error("There is no picture.");
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise((resolve) => element.requestVideoFrameCallback(resolve));
  }
}
