import { setting } from "./setting.ts";

/**
 * Where the emulators are that `npm test` has started for the tests in this folder. Read when a test
 * needs it, because Playwright also lists the tests without emulators.
 * @throws Error when the tests are run in another way
 */
export const emulators = {
  /** The project id whose functions are running; tests of the rules alone use ids of their own. */
  get project(): string {
    return setting("GCLOUD_PROJECT");
  },
  /** Hosting as a browser reaches it, such as http://localhost:15000. */
  get hosting(): string {
    return setting("SALVIA_HOSTING_URL");
  },
  /** Host and port. */
  get firestore(): string {
    return setting("FIRESTORE_EMULATOR_HOST");
  },
  /** Host and port. */
  get auth(): string {
    return setting("FIREBASE_AUTH_EMULATOR_HOST");
  },
} as const;
