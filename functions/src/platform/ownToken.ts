import { adminApp } from "./adminApp.ts";

/**
 * The access token with which the function calls Google's services.
 *
 * @param emulator the emulator's host; undefined for the real service
 */
export async function ownToken(emulator: string | undefined): Promise<string> {
  // The emulators accept this token as administrator.
  if (emulator) return "owner";
  const token = await adminApp.options.credential?.getAccessToken();
  if (token === undefined) throw new Error("The function has no credential of its own.");
  return token.access_token;
}
