/**
 * Where the emulators are that `npm test` has started for the tests in this folder.
 * @throws Error when the tests are run in another way
 */
export const emulators = {
  /** The project id whose functions are running; tests of the rules alone use ids of their own. */
  project: setting("GCLOUD_PROJECT"),
  /** Hosting as a browser reaches it, such as http://localhost:15000. */
  hosting: setting("SALVIA_HOSTING_URL"),
  /** Host and port. */
  firestore: setting("FIRESTORE_EMULATOR_HOST"),
  /** Host and port. */
  auth: setting("FIREBASE_AUTH_EMULATOR_HOST"),
} as const;

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm test.`);
  return value;
}
