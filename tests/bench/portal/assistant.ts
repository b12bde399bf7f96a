import { fileURLToPath } from "node:url";

import { ask, questionBody, startAssistant } from "../../functions/assistant/asking.ts";
import { clinic } from "../../functions/assistant/clinic.ts";
import { startInstance } from "../../functions/support/instance.ts";
import { post } from "../../functions/support/site.ts";
import { atMost, shown, type Figure } from "../support/figures.ts";
import { interleaved, median } from "../support/statistics.ts";

/**
 * How long the embedded engine takes to its first sentence, as a ratio to a function that verifies
 * the same token and reads the same documents; and both as the first call of a new instance.
 */
export async function assistant(rounds: number): Promise<readonly Figure[]> {
  const fixture = await clinic();
  const idToken = await fixture.camille.signIn();
  const question = questionBody({
    question: "What is her blood pressure?",
    patientId: fixture.open,
  });
  const module = fileURLToPath(new URL("./bareFunctions.ts", import.meta.url));
  const startBare = () => startInstance({ modules: [module], target: "sameReads" });
  const sentence = (to: string) => timeTo('"sentence"', ask(to, idToken, question));
  const headers = { authorization: `Bearer ${idToken}` };
  const reads = (to: string) => timeTo(null, post("/", { body: question, headers, to }));
  const [ours, bare] = await Promise.all([startAssistant(), startBare()]);
  const warm = [() => sentence(ours.url), () => reads(bare.url)];
  const [sentences = [], calls = []] = await interleaved(warm, rounds, 5);
  await Promise.all([ours.stop(), bare.stop()]);
  const cold = [
    async () => firstOf(await startAssistant(), sentence),
    async () => firstOf(await startBare(), reads),
  ];
  const [coldSentences = [], coldCalls = []] = await interleaved(cold, Math.ceil(rounds / 10), 1);
  return [
    atMost("first sentence", 1.7, ratio(sentences, calls)),
    shown("first sentence, in milliseconds", ms(sentences)),
    shown("first sentence of a new instance", ratio(coldSentences, coldCalls)),
    shown("first sentence of a new instance, in milliseconds", ms(coldSentences)),
  ];
}

function ratio(times: readonly number[], base: readonly number[]) {
  return { value: median(times) / median(base), unit: "x a bare call", digits: 2 };
}

function ms(times: readonly number[]) {
  return { value: median(times), unit: "ms" };
}

/** The time to load an instance and to its first response. */
async function firstOf(
  instance: Awaited<ReturnType<typeof startInstance>>,
  call: (to: string) => Promise<number>,
): Promise<number> {
  const time = instance.loadMs + (await call(instance.url));
  await instance.stop();
  return time;
}

/** The time until a text has arrived, or else everything. */
async function timeTo(text: string | null, call: Promise<Response>): Promise<number> {
  const begun = performance.now();
  const response = await call;
  const times: number[] = [];
  let received = "";
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += piece;
    if (text !== null && received.includes(text)) times.push(performance.now() - begun);
  }
  if (text === null) times.push(performance.now() - begun);
  if (!response.ok || times[0] === undefined) throw new Error(`${response.status} ${received}`);
  return times[0];
}
