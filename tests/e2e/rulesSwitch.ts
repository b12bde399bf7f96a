import { readFile } from "node:fs/promises";

import { emulators } from "../emulators.ts";

const denyAll = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read: if request.auth != null; allow write: if false; }
  }
}`;

/** Lets the database refuse every write while `work` runs, as rules newer than the page would. */
export async function whileWritesAreRefused(work: () => Promise<void>): Promise<void> {
  const rules = await readFile(new URL("../../firestore.rules", import.meta.url), "utf8");
  await setRules(denyAll);
  try {
    await work();
  } finally {
    await setRules(rules);
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
