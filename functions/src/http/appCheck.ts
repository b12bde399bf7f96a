type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether calls must prove with a Firebase App Check token that they come from our own app. The
 * emulators have no App Check, so they never require it.
 *
 * @throws Error for an unknown word in `APP_CHECK`, because a typo would leave the deployment
 *   unprotected
 */
export function demandsAppCheck(env: Environment): boolean {
  const choice = env["APP_CHECK"] || "off";
  if (choice !== "enforce" && choice !== "off") {
    throw new Error(`APP_CHECK: "${choice}" is neither "enforce" nor "off".`);
  }
  return choice === "enforce" && env["FUNCTIONS_EMULATOR"] !== "true";
}
