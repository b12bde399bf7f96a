import { readFile } from "node:fs/promises";

import { emulators } from "../../emulators.ts";

/** Makes the database refuse every read and write while `work` runs. */
export async function whileAllIsRefused(work: () => Promise<void>): Promise<void> {
  const own = await readFile(new URL("../../../firestore.rules", import.meta.url), "utf8");
  await setRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        match /{document=**} { allow read, write: if false; }
      }
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
