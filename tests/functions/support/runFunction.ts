/** Runs a function that Authentication calls, with the part of its event that ours use. */
export async function runFunction(target: object, event: object): Promise<void> {
  const run: unknown = Reflect.get(target, "run");
  if (typeof run !== "function") throw new Error("There is nothing to run.");
  await run(event);
}
