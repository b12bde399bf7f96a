import { ratiosOf } from "../support/interleaved.ts";
import { everyQuestion, type Question } from "./questions.ts";
import type { Part } from "../support/report.ts";
import { send } from "../support/send.ts";
import { mannWhitney } from "../support/statistics.ts";

/** The response times, in milliseconds. */
type Times = { known: number[]; unknown: number[] };

/** The significance level: a difference this unlikely by chance counts as real. */
const level = 0.001;

/** Whether the time of an answer reveals if the account exists. */
export async function timing(rounds: number): Promise<Part> {
  const questions = (await everyQuestion()).map((question) => {
    const times: Times = { known: [], unknown: [] };
    return { question, times };
  });
  for (const { question } of questions) await ask(question, { known: [], unknown: [] });
  for (let round = 0; round < rounds; round += 1) {
    for (const { question, times } of questions) await ask(question, times);
  }
  const found = questions.map(({ question, times }) => finding(question, times));
  return {
    title: `Known accounts and unknown ones (${rounds} pairs)`,
    against: "x unknown",
    rows: found.map(({ row }) => row),
    faults: found.flatMap(({ fault }) => fault ?? []),
  };
}

/** Asks about a known account and an unknown one. */
async function ask({ known, unknown, status }: Question, times: Times): Promise<void> {
  const pair = [
    { sent: known(), into: times.known },
    { sent: unknown(), into: times.unknown },
  ];
  // Random order, because the second request is affected by the first one.
  for (const { sent, into } of Math.random() < 0.5 ? pair : pair.toReversed()) {
    into.push(await send(sent, status));
  }
}

function finding({ name, reveals }: Question, { known, unknown }: Times) {
  const { greater, p } = mannWhitney(known, unknown);
  const apart = p < level;
  const share = `slower ${(greater * 100).toFixed(0)} times of 100`;
  const verdict = `${apart ? "distinguishable" : "alike"} (p ${p < level ? "<" : "="} ${(p < level ? level : p).toFixed(3)})`;
  const note = `${share}, ${verdict}: ${apart === reveals ? "PASS" : "FAIL"}`;
  const row = { name, times: known, ratios: ratiosOf(known, unknown), note };
  if (apart === reveals) return { row, fault: null };
  const fault = reveals
    ? "The careless sign-in was not seen, so the others may have gone unseen: ask for more rounds."
    : `The time of an answer reveals who has an account: ${name}.`;
  return { row, fault };
}
