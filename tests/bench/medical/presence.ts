import { firestore } from "../../e2e/support/server.ts";
import { openMeeting, pictureOf, waitTogether } from "../../e2e/support/videoVisit.ts";
import { pause } from "../../chance.ts";
import type { BenchBrowser } from "../leads/benchBrowser.ts";
import type { Measurement } from "../support/measurement.ts";
import { twoPages, withCameras } from "./visitBrowsers.ts";

/** The most writes a minute that show the presence of a patient. */
const most = 7;

/** With fewer, a patient who is there would be shown as silent. */
const fewest = 5;

/** The writes a minute that show that a patient is there: in the waiting room and in the call. */
export async function presence(rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const found = await withCameras(bench, async (withThem) => {
    const meeting = await openMeeting();
    const { members, clinicians, close } = await twoPages(withThem);
    await waitTogether(meeting, members, clinicians);
    const waiting = await writesPerMinute(meeting.id, rounds);
    await clinicians.getByRole("button", { name: "Admit" }).click();
    await pictureOf(clinicians, meeting.member.name).waitFor();
    const called = await writesPerMinute(meeting.id, rounds);
    await close();
    return { waiting, called };
  });
  const counts = [...found.waiting, ...found.called];
  return {
    table: {
      title: "Writes of a patient's presence, per minute",
      heads: ["in the waiting room", "in the call"],
      rows: [["most", String(Math.max(...found.waiting)), String(Math.max(...found.called))]],
    },
    promises: [
      {
        promise: `a patient's presence takes ${fewest} to ${most} writes a minute`,
        worst: `${Math.min(...counts)} to ${Math.max(...counts)}`,
        faults: counts
          .filter((count) => count < fewest || count > most)
          .map((count) => `One minute had ${count}.`),
      },
    ],
  };
}

/** Counts how often the visit gets a new time at which its patient was seen, for so many minutes. */
async function writesPerMinute(id: string, minutes: number): Promise<number[]> {
  const counts: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const moments = new Set<number>();
    const stop = firestore.doc(`visits/${id}`).onSnapshot((visit) => {
      moments.add(visit.get("seenAt").toMillis());
    });
    await pause(60_000);
    stop();
    // The first one was there before.
    counts.push(moments.size - 1);
  }
  return counts;
}
