import { adminApp } from "../adminApp.ts";

/**
 * The access token with which the function calls Google's services by itself.
 *
 * @param emulator where the service is emulated; undefined for the real one
 */
export async function ownToken(emulator: string | undefined): Promise<string> {
  // The emulators' word for an operator.
  if (emulator) return "owner";
  const token = await adminApp.options.credential?.getAccessToken();
  if (token === undefined) throw new Error("The function has no credential of its own.");
  return token.access_token;
}
