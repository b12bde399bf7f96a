import type { Found } from "../support/measurement.ts";
import { signedInAt, type Stage } from "../leads/benchBrowser.ts";
import { shownOfDay, storeDay, storeYears } from "./storeYears.ts";

/** The most documents that opening the day may read, including lookups of the rules. */
const promise = 40;

/** The minimum number of documents of a full day; with fewer, the count is incomplete. */
const fewestShown = 12;

/** The reads of opening the day, with ten years of earlier appointments. */
export async function reads(_rounds: number, stage: Stage): Promise<Found> {
  const { door, noa } = stage;
  await storeDay(noa.uid);
  const behind = await storeYears(noa.uid);
  const { context, page } = await signedInAt(stage, "/account");
  await door.settled();
  door.take();
  await page.goto("/medical");
  await page.getByText(shownOfDay).first().waitFor();
  await door.settled();
  const { documents, lookUps } = door.take();
  await context.close();
  if (documents < fewestShown) throw new Error("The door has missed some of the day.");
  const sum = documents + lookUps;
  return {
    table: {
      title: "Documents read: delivered + looked up",
      heads: ["the day"],
      rows: [[`with ${behind} documents behind it`, `${documents} + ${lookUps}`]],
    },
    promises: [
      {
        promise: `opening the day reads at most ${promise}`,
        worst: String(sum),
        faults: sum > promise ? [`It reads ${sum}.`] : [],
      },
    ],
  };
}
