type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether staff must sign in with a passkey to see data (decision 29).
 *
 * @throws Error for an unknown word in `REQUIRE_STAFF_PASSKEYS`, because a typo would allow
 *   passwords
 */
export function requiresStaffPasskeys(env: Environment = process.env): boolean {
  const choice = env["REQUIRE_STAFF_PASSKEYS"] || "off";
  if (choice !== "on" && choice !== "off") {
    throw new Error(`REQUIRE_STAFF_PASSKEYS: "${choice}" is neither "on" nor "off".`);
  }
  return choice === "on";
}
