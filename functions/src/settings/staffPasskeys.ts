import { variable } from "./environment.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether staff must sign in with a passkey to see data (decision 29). */
export function requiresStaffPasskeys(env: Environment = process.env): boolean {
  return variable("REQUIRE_STAFF_PASSKEYS", env);
}
