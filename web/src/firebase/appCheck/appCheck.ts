import { firebaseApp } from "../app.ts";
import { noteAppCheckBlocked } from "./appCheckBlocked.ts";
import { databaseWorks } from "../signInStorage.ts";

/**
 * Starts Firebase App Check if the build has a site key of reCAPTCHA Enterprise
 * (`VITE_APP_CHECK_SITE_KEY`); the SDKs and our own server calls then carry its token. Await it
 * before any call to Firebase. Without a key nothing is loaded.
 *
 * It never fails and takes seconds at most: without a token the calls are sent as they are, the
 * server decides, and the page says so (`AppCheckNotice`).
 */
export async function startAppCheck(
  siteKey: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY,
): Promise<void> {
  await databaseWorks();
  if (siteKey) await (started ??= start(siteKey));
}

/** `fetch`, with this browser's token if App Check is on. */
export async function attestedFetch(path: string, init: RequestInit): Promise<Response> {
  const token = await (attest?.() ?? null);
  // `fetch` throws in browsers when called unbound.
  if (token === null) return await fetch(path, init);
  const headers = new Headers(init.headers);
  headers.set("X-Firebase-AppCheck", token);
  return await fetch(path, { ...init, headers });
}

let started: Promise<void> | null = null;
let attest: (() => Promise<string | null>) | null = null;

async function start(siteKey: string): Promise<void> {
  try {
    const { recaptchaToken } = await import("./recaptchaToken.ts");
    attest = await recaptchaToken(firebaseApp(), siteKey);
  } catch (error) {
    console.error("app-check-unavailable", error);
    noteAppCheckBlocked();
  }
}
