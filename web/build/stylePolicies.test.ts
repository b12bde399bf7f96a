import { expect, test } from "vitest";

import firebaseJson from "../../firebase.json" with { type: "json" };
import { publicDocuments } from "../src/site/prerender.tsx";
import { wrongPolicies } from "./stylePolicies.ts";

const { headers } = firebaseJson.hosting;
const pages = publicDocuments({
  emit: (name) => `/${name}`,
  priceScript: "/price.js",
  siteScript: "/site.js",
  visitorScript: "/visitor.js",
});

test("allows exactly the public pages' styles; run `npm run policies` if this fails", () => {
  expect(wrongPolicies(headers, pages)).toEqual([]);
});

test("requires a new hash only in the policies of the page whose style was edited", () => {
  const edited = pages.map(({ path, html }) => ({
    path,
    html: path === "/es/terms" ? html.replace("<style>", "<style>p{color:red}") : html,
  }));
  const [wrong, ...others] = wrongPolicies(headers, edited);
  expect(others).toEqual([]);
  expect(hashesOf(wrong?.right)).toHaveLength(hashesOf(wrong?.policy).length + 1);
});

test("applies a form page's styles to the response to a submitted form too", () => {
  const edited = pages.map(({ path, html }) => ({
    path,
    html: path === "/partners" ? html.replace("<style>", "<style>p{color:red}") : html,
  }));
  const policies = wrongPolicies(headers, edited).map(({ policy }) => policy);
  expect(policies).toEqual([policyOf("^/api/contact$"), policyOf("^(/(es|pt|fr))?/partners")]);
});

function policyOf(beginning: string): string | undefined {
  return headers.find(({ regex }) => regex?.startsWith(beginning))?.headers[0]?.value;
}

test("removes the hash of a style that no page uses any more", () => {
  const fewer = pages.filter(({ path }) => !path.endsWith("/terms"));
  const [wrong] = wrongPolicies(headers, fewer);
  expect(hashesOf(wrong?.right)).toHaveLength(hashesOf(wrong?.policy).length - 1);
});

function hashesOf(policy = ""): string[] {
  return /style-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']*'/g) ?? [];
}
