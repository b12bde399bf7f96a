import { readFile } from "node:fs/promises";

import { emulators } from "../../emulators.ts";

/** Makes the database refuse every write while `work` runs, as rules newer than the page would. */
export async function whileWritesAreRefused(work: () => Promise<void>): Promise<void> {
  await withRules("allow read: if request.auth != null; allow write: if false;", work);
}

/** Makes the database refuse every read and write while `work` runs. */
export async function whileAllIsRefused(work: () => Promise<void>): Promise<void> {
  await withRules("allow read, write: if false;", work);
}

async function withRules(everywhere: string, work: () => Promise<void>): Promise<void> {
  const own = await readFile(new URL("../../../firestore.rules", import.meta.url), "utf8");
  await setRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents { match /{document=**} { ${everywhere} } }
    }`);
  try {
    await work();
  } finally {
    await setRules(own);
  }
}

async function setRules(content: string): Promise<void> {
  const address = `http://${emulators.firestore}/emulator/v1/projects/${emulators.project}:securityRules`;
  const response = await fetch(address, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
  });
  if (!response.ok) throw new Error(`The rules were not taken: ${await response.text()}`);
}
