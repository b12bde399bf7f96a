import { startFunction } from "./function.ts";

/**
 * Runs a function of the bundle in a new instance, with each of the inputs, all at once.
 *
 * @param project whose data; one without running functions, so that nobody else works on them
 * @throws Error where one of them fails
 */
export async function runFunction(
  project: string,
  name: string,
  inputs: readonly unknown[],
): Promise<void> {
  const instance = await startFunction(name, project);
  try {
    await Promise.all(inputs.map((input) => instance.run(input)));
  } finally {
    instance.stop();
  }
}
