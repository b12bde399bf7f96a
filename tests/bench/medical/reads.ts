import type { Measurement } from "../support/measurement.ts";
import { signedInAt, type BenchBrowser } from "../leads/benchBrowser.ts";
import { shownOfDay, storeDay, storeIndex, storeYears } from "./storeYears.ts";

/** The most documents that opening the day may read, including lookups of the rules. */
const promise = 40;

/** The minimum number of documents of a full day; with fewer, the count is incomplete. */
const fewestShown = 12;

/** The most documents that a search among 15,000 patients may read, including lookups. */
const searchPromise = 30;

/**
 * The reads of opening the day, with ten years of earlier appointments, and of searching a patient
 * among 15,000.
 */
export async function reads(_rounds: number, bench: BenchBrowser): Promise<Measurement> {
  const { proxy, noa } = bench;
  await storeDay(noa.uid);
  const behind = await storeYears(noa.uid);
  const { context, page } = await signedInAt(bench, "/account");
  await proxy.settled();
  proxy.take();
  await page.goto("/medical");
  await page.getByText(shownOfDay).first().waitFor();
  await proxy.settled();
  const { documents, lookUps } = proxy.take();
  const indexParts = await storeIndex(noa.uid, 15_000);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("0014999");
  await page.getByRole("option").first().waitFor();
  await proxy.settled();
  const search = proxy.take();
  await context.close();
  if (search.documents < indexParts) throw new Error("The proxy has missed some of the index.");
  const searchSum = search.documents + search.lookUps;
  if (documents < fewestShown) throw new Error("The proxy has missed some of the day.");
  const sum = documents + lookUps;
  return {
    table: {
      title: "Documents read: delivered + looked up",
      heads: ["the day"],
      rows: [
        [`with ${behind} documents behind it`, `${documents} + ${lookUps}`],
        ["a search among 15,000 patients", `${search.documents} + ${search.lookUps}`],
      ],
    },
    promises: [
      {
        promise: `opening the day reads at most ${promise}`,
        worst: String(sum),
        faults: sum > promise ? [`It reads ${sum}.`] : [],
      },
      {
        promise: `searching among 15,000 patients reads at most ${searchPromise}`,
        worst: String(searchSum),
        faults: searchSum > searchPromise ? [`It reads ${searchSum}.`] : [],
      },
    ],
  };
}
