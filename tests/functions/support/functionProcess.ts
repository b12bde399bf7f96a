/** An instance of a function that is not called by HTTP, started and run by `startFunction`. */

const [target = ""] = process.argv.slice(2);
const bundle = new URL("../../../functions/lib/index.js", import.meta.url).href;
const exported: Record<string, unknown> = await import(bundle);
const run = exported[target];
if (typeof run !== "function") throw new Error("There is no such function.");
// The cloud calls a scheduled function by HTTP; its work is under `run`.
const work: unknown = Reflect.get(run, "run");
if (typeof work !== "function") throw new Error("There is nothing to run.");

process.on("message", (message) => void answer(Object(message)));
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function answer({ request, event }: { request: number; event: unknown }): Promise<void> {
  try {
    await Reflect.apply(Object(work), undefined, [event]);
    process.send?.({ request, error: null });
  } catch (error) {
    process.send?.({ request, error: String(error) });
  }
}
