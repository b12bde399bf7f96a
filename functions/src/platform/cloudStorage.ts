import { ownToken } from "./ownToken.ts";

const service = "https://storage.googleapis.com";

/**
 * Adds an object to a bucket, unless one with this name is there: then Cloud Storage answers 412,
 * or 403 if the function may not replace objects and Cloud Storage checks that first.
 *
 * @param text JSON
 * @throws if Cloud Storage can't be reached
 */
export async function addObject(bucket: string, name: string, text: string): Promise<Response> {
  const query = new URLSearchParams({ uploadType: "media", name, ifGenerationMatch: "0" });
  return ask(`${service}/upload/storage/v1/b/${bucket}/o?${query.toString()}`, {
    method: "POST",
    body: text,
  });
}

/**
 * Asks for the MD5 of an object's contents, in base64.
 *
 * @throws if Cloud Storage can't be reached
 */
export async function askForMd5(bucket: string, name: string): Promise<Response> {
  const address = `${service}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;
  return ask(`${address}?fields=md5Hash`, {});
}

/** The error for an answer that isn't one of those expected. */
export function unexpectedAnswer({ status }: Response): Error {
  return new Error(`Cloud Storage answered ${status}`);
}

async function ask(address: string, init: { method?: "POST"; body?: string }): Promise<Response> {
  const authorization = `Bearer ${await ownToken(undefined)}`;
  const headers = { authorization, "content-type": "application/json" };
  return fetch(address, { ...init, headers, signal: AbortSignal.timeout(30_000) });
}
