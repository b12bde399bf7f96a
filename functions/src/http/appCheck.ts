type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether calls must show that they come from our own app, with a token of Firebase App Check. The
 * emulators have no App Check: there nothing is asked for, whatever is configured.
 *
 * @throws Error for another word in `APP_CHECK`: a deployment that is misspelt would stand open
 */
export function demandsAppCheck(env: Environment): boolean {
  const choice = env["APP_CHECK"] || "off";
  if (choice !== "enforce" && choice !== "off") {
    throw new Error(`APP_CHECK: "${choice}" is neither "enforce" nor "off".`);
  }
  return choice === "enforce" && env["FUNCTIONS_EMULATOR"] !== "true";
}
