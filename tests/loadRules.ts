import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../scripts/lib/places.ts";

/** Loads the rules for a project in the emulators. */
export async function loadRules(project: string): Promise<void> {
  const content = readFileSync(join(root, "firestore.rules"), "utf8");
  const host = process.env["FIRESTORE_EMULATOR_HOST"];
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}
