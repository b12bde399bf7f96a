/**
 * `npm run policies`: writes the hashes of the public pages' styles into the content security
 * policies in firebase.json. Run it after every change of a public page's styles.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

import { runnerImport } from "vite";

import firebaseJson from "../../firebase.json" with { type: "json" };
import type { Prerender } from "../src/site/prerender.tsx";
import { wrongPolicies } from "./stylePolicies.ts";

const root = resolve(import.meta.dirname, "..");
const file = resolve(root, "../firebase.json");
const { module } = await runnerImport<Prerender>(resolve(root, "src/site/prerender.tsx"), {
  root,
  logLevel: "warn",
});
const pages = module.publicDocuments({
  emit: (name) => `/${name}`,
  siteScript: "/site.js",
  visitorScript: "/visitor.js",
});
const wrong = wrongPolicies(firebaseJson.hosting.headers, pages);
// Replaces text instead of serializing the object, to keep the file's formatting.
let text = await readFile(file, "utf8");
for (const { policy, right } of wrong) text = text.replace(`"${policy}"`, () => `"${right}"`);
await writeFile(file, text);
process.stdout.write(
  wrong.length === 0 ? "firebase.json is as it should be.\n" : "firebase.json: written.\n",
);
