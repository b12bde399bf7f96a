/**
 * `npm run policies`: writes the hashes of the public pages' styles into the content security
 * policies in firebase.json. Run it after every change of a public page's styles.
 *
 * `npm run policies -- <file>`: writes a copy of firebase.json with the policies that a build with
 * the same environment needs (CONTENT, FONT, PREVIEW_CHANNELS with VITE_FIREBASE_CONFIG,
 * SITE_ORIGIN, VITE_APP_CHECK_SITE_KEY).
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

import firebaseJson from "../../firebase.json" with { type: "json" };
import type { Prerender } from "../src/site/prerender.tsx";
import { runInBuild } from "./content.ts";
import { passConfiguration } from "./environment.ts";
import { hostingHeaders, policyChoices } from "./hostingHeaders.ts";
import { wrongPolicies } from "./stylePolicies.ts";

const [copy] = process.argv.slice(2);
// The committed file is for the demo.
if (copy !== undefined) passConfiguration();

const root = resolve(import.meta.dirname, "..");
const file = resolve(root, "../firebase.json");
const module = await runInBuild<Prerender>(root, "src/site/prerender.tsx");
const pages = module.publicDocuments({
  emit: (name) => `/${name}`,
  siteScript: "/site.js",
  priceScript: "/price.js",
  visitorScript: "/visitor.js",
});
const wrong = wrongPolicies(firebaseJson.hosting.headers, pages);
if (copy !== undefined) {
  const headers = hostingHeaders(firebaseJson.hosting.headers, pages, policyChoices(process.env));
  const config = { ...firebaseJson, hosting: { ...firebaseJson.hosting, headers } };
  await writeFile(resolve(root, "..", copy), `${JSON.stringify(config, null, 2)}\n`);
  process.stdout.write(`${copy}: written.\n`);
  process.exit();
}
// Replaces text instead of serializing the object, to keep the file's formatting.
let text = await readFile(file, "utf8");
for (const { policy, right } of wrong) text = text.replace(`"${policy}"`, () => `"${right}"`);
await writeFile(file, text);
process.stdout.write(
  wrong.length === 0 ? "firebase.json is as it should be.\n" : "firebase.json: written.\n",
);
