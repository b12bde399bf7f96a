type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How many instances of the functions that every sign-in waits for always run (decision 50).
 *
 * @throws Error if `MIN_INSTANCES` is not a whole number from 0 to 5
 */
export function minInstances(env: Environment = process.env): number {
  const choice = env["MIN_INSTANCES"] || "0";
  if (!/^[0-5]$/.test(choice)) {
    throw new Error(`MIN_INSTANCES: "${choice}" is not a whole number from 0 to 5.`);
  }
  return Number(choice);
}
