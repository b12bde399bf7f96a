import { ask, questionBody, startAssistant } from "../../functions/assistant/asking.ts";
import { clinic } from "../../functions/assistant/clinic.ts";
import { startInstance } from "../../functions/support/instance.ts";
import { bareFolder, bareModule } from "../support/bareFunctions.ts";
import { compile } from "../support/compile.ts";
import type { Measurement } from "../support/measurement.ts";
import { interleaved, type Run } from "../support/interleaved.ts";
import { send } from "../support/send.ts";
import { median, quantile } from "../support/statistics.ts";

/** How many times as long as a callable with the same reads the first sentence may take. */
const promise = 1.7;

const skipped = 5;

/**
 * How long the embedded engine's first sentence takes, and how long a callable that verifies the
 * same token and reads the same documents, in turn.
 */
export async function assistant(rounds: number): Promise<Measurement> {
  const { signal } = new AbortController();
  const base = "tests/bench/functions";
  await compile([`${base}/index.ts`], { base, out: bareFolder, signal });
  const fixture = await clinic();
  const idToken = await fixture.camille.signIn();
  const [ours, bare] = await Promise.all([
    startAssistant(),
    startInstance({ modules: [bareModule], target: "sameReads" }),
  ]);
  const question = questionBody({
    question: "What is her blood pressure?",
    patientId: fixture.open,
  });
  const headers = { authorization: `Bearer ${idToken}` };
  const first: Run = () => firstSentence(ours.url, idToken, question);
  const reads: Run = () => send({ path: "/", body: question, headers, to: bare.url });
  const [sentences = [], callables = []] = await interleaved([first, reads], rounds, skipped);
  await Promise.all([ours.stop(), bare.stop()]);

  const ratio = median(sentences) / median(callables);
  const worst = `x ${ratio.toFixed(2)}`;
  return {
    table: {
      title: `First sentence of an answer (ms, ${rounds} times each)`,
      heads: ["median", "p90", "p99"],
      rows: [
        ["the embedded engine", ...spread(sentences)],
        ["a callable with the same reads", ...spread(callables)],
      ],
    },
    promises: [
      {
        promise: `the first sentence within x ${promise} of a callable with the same reads`,
        worst,
        faults: ratio > promise ? [`It takes ${worst}.`] : [],
      },
    ],
  };
}

async function firstSentence(to: string, idToken: string, question: object): Promise<number> {
  const begun = performance.now();
  const response = await ask(to, idToken, question);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let time = Number.NaN;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    text += value ?? "";
    if (Number.isNaN(time) && text.includes('"sentence"')) time = performance.now() - begun;
  }
  if (Number.isNaN(time)) throw new Error(`There was no sentence: ${text}`);
  return time;
}

function spread(times: readonly number[]): string[] {
  return [0.5, 0.9, 0.99].map((share) => quantile(times, share).toFixed(1));
}
