import { emulators } from "../../emulators.ts";

/** Deletes all documents and accounts of this file's project. */
export async function emptyProject(): Promise<void> {
  await Promise.all([emptyDatabase(), remove(emulators.auth, "accounts")]);
}

/** Deletes all documents of this file's project. */
export function emptyDatabase(): Promise<void> {
  return remove(emulators.firestore, "databases/(default)/documents");
}

async function remove(host: string, what: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${emulators.project}/${what}`;
  const { ok, status } = await fetch(url, { method: "DELETE" });
  if (!ok) throw new Error(`${url}: ${status}`);
}

let isAsked = false;

/**
 * Sends what this process asks the Auth emulator with a key of the web app to the project of this
 * file: the emulator takes each key for one of its own project, and another id only from operators.
 */
export function askOwnProject(): void {
  if (isAsked) return;
  isAsked = true;
  const original = globalThis.fetch;
  const services = `http://${emulators.auth}/`;
  globalThis.fetch = (input, init) => {
    if (typeof input !== "string" || !input.startsWith(services) || !input.includes("?key=")) {
      return original(input, init);
    }
    const [address = ""] = input.split("?");
    const targetProjectId = emulators.project;
    if (init?.body instanceof URLSearchParams) {
      const body = new URLSearchParams([...init.body, ["targetProjectId", targetProjectId]]);
      return original(input, { ...init, body });
    }
    const asked: object = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    // An operator's update names an account, though a link's code says which.
    const named = "oobCode" in asked && address.endsWith(":update") ? { localId: "any" } : {};
    return original(address, {
      ...init,
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ ...asked, ...named, targetProjectId }),
    });
  };
}
