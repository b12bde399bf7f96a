/**
 * A setting of the environment in which `npm test` runs these tests.
 * @throws Error when they are run in another way
 */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm test.`);
  return value;
}
