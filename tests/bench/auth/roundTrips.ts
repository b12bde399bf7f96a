import { bundle, startInstance } from "../../functions/support/instance.ts";
import { bareModule } from "../support/bareFunctions.ts";
import { bareCall, everyCall } from "./calls.ts";
import { compared, type Run } from "../support/interleaved.ts";
import type { Part } from "../support/report.ts";
import { send, type Sent } from "../support/send.ts";

/** A way to make a call and time it; `target` is the function that answers. */
type Way = (sent: Sent, target: "auth" | "bare") => Promise<number>;

/** Every call, through Hosting to a function that is warm. */
export function warm(rounds: number): Promise<Part> {
  return everyRoundTrip("Warm: through Hosting", rounds, 3, (sent) => send(sent));
}

/** Every call as the first one of a new process: loading the function, and its first answer. */
export function cold(rounds: number): Promise<Part> {
  return everyRoundTrip("Cold: load and first answer", rounds, 0, async (sent, target) => {
    const modules = [target === "bare" ? bareModule : bundle];
    const instance = await startInstance({ modules, target });
    try {
      return instance.loadMs + (await send({ ...sent, to: instance.url }));
    } finally {
      await instance.stop();
    }
  });
}

async function everyRoundTrip(
  title: string,
  rounds: number,
  skipped: number,
  way: Way,
): Promise<Part> {
  const [bare, calls] = [await bareCall(), await everyCall()];
  const base: Run = async () => way(await bare.ready(), "bare");
  const runs = calls.map(
    ({ ready }): Run =>
      async () =>
        way(await ready(), "auth"),
  );
  const { base: times, others } = await compared(base, runs, rounds, skipped);
  const rows = others.map(({ times: own, ratios }, index) => {
    return { name: calls[index]?.name ?? "", times: own, ratios };
  });
  return {
    title: `${title} (${rounds} rounds)`,
    against: "x bare",
    rows: [{ name: bare.name, times, ratios: null }, ...rows],
    faults: [],
  };
}
