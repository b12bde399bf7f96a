import { visitClosesAt } from "@salvia/domain/scheduling/visit";
import type { Page } from "@playwright/test";

import { visit as visitDocument } from "../../../seed/visits.ts";
import { firestore } from "../../e2e/support/server.ts";
import {
  nextMeeting,
  openMeeting,
  waitTogether,
  type Meeting,
} from "../../e2e/support/videoVisit.ts";
import type { Measurement } from "../support/measurement.ts";
import { interleaved } from "../support/interleaved.ts";
import { accessOf } from "../leads/openBareList.ts";
import { places } from "../leads/places.ts";
import type { BenchBrowser } from "../leads/benchBrowser.ts";
import type { Listening } from "../support/listen.ts";
import { serveScript } from "../support/serveScript.ts";
import { median } from "../support/statistics.ts";
import { within } from "../support/within.ts";
import { twoPages, withCameras } from "./visitBrowsers.ts";

/** How many times as long as the bare page the portal may take, at the median. */
const promise = 1.5;

/** How long to wait for a frame, in seconds. */
const limitSeconds = 60;

/**
 * The time from the click that admits a patient to their first frame, in the portal and in a
 * minimal page, in turn.
 */
export async function visit(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const host = await serveScript(new URL("./bareVisit.ts", import.meta.url));
  try {
    return await withCameras(bench, async (withThem) => {
      const two = await openMeeting();
      const runs = [() => ofPortal(withThem, two), () => ofBarePage(withThem, host, two)];
      const [portal = [], bare = []] = await interleaved(runs, rounds, 1);
      return found(portal, bare);
    });
  } finally {
    await host.stop();
  }
}

async function ofPortal(bench: BenchBrowser, two: Meeting): Promise<number> {
  const meeting = await nextMeeting(two);
  const { members, clinicians, close } = await twoPages(bench);
  await waitTogether(meeting, members, clinicians);
  await clinicians.getByText("It works. This is how others see you.").waitFor();
  const admitted = clinicians.evaluate(admitUntilFrame, `Video of ${two.member.name}`);
  const time = await within(limitSeconds, "frame of the patient in the portal", admitted);
  await close();
  return time;
}

/**
 * Runs in the page: clicks the button and returns the time until the first frame, in milliseconds.
 */
function admitUntilFrame(label: string): Promise<number> {
  const button = [...document.querySelectorAll("button")].find((it) => it.textContent === "Admit");
  const begun = performance.now();
  button?.click();
  return new Promise((resolve) => {
    const look = () => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
      if (!video?.srcObject) requestAnimationFrame(look);
      else video.requestVideoFrameCallback(() => resolve(performance.now() - begun));
    };
    look();
  });
}

async function ofBarePage(bench: BenchBrowser, host: Listening, two: Meeting): Promise<number> {
  const { id, clinician, member } = await nextMeeting(two);
  const its = visitDocument({
    clinicianId: clinician.uid,
    patientId: member.uid,
    patientSession: "patient",
    expireAt: visitClosesAt({ startsAt: new Date(), minutes: 30 }),
  });
  await firestore.doc(`visits/${id}`).set(its);
  const { members, clinicians, close } = await twoPages(bench);
  const open = async (page: Page, begins: boolean) => {
    const [own, other] = begins ? [clinician, member] : [member, clinician];
    await page.goto(`http://localhost:${host.port}/`);
    const side = { visitId: id, other: other.uid, expireAt: its.expireAt.getTime(), begins };
    const access = accessOf(own, `localhost:${places.proxyPort}`);
    return await page.evaluateHandle(
      ([accessing, sideOf]) => window.openBareVisit(accessing, sideOf),
      [access, side] as const,
    );
  };
  await open(members, false);
  const opened = await open(clinicians, true);
  const admitted = opened.evaluate((bare) => bare.admit());
  const time = await within(limitSeconds, "frame of the patient in the bare page", admitted);
  await close();
  return time;
}

function found(portal: readonly number[], bare: readonly number[]): Measurement {
  const ratio = median(portal) / median(bare);
  return {
    table: {
      title: "From admitting to the first frame (ms)",
      heads: ["median", "least", "most"],
      rows: [row("portal", portal), row("bare page", bare)],
    },
    promises: [
      {
        promise: `admitting takes at most ${promise} x the bare page, at the median`,
        worst: `${ratio.toFixed(2)} x`,
        faults: ratio > promise ? [`It takes ${ratio.toFixed(2)} x.`] : [],
      },
    ],
  };
}

function row(name: string, times: readonly number[]): readonly string[] {
  return [name, median(times), Math.min(...times), Math.max(...times)].map((cell) =>
    typeof cell === "number" ? cell.toFixed(0) : cell,
  );
}
