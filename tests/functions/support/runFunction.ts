import { startFunction } from "./function.ts";

/**
 * Runs a function of the bundle in a new instance with all inputs concurrently.
 *
 * @param project the project with the data; one without running functions, so that nothing else
 *   changes it
 * @throws Error if one of them fails
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
