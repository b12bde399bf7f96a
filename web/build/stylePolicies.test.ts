import { expect, test } from "vitest";

import firebaseJson from "../../firebase.json" with { type: "json" };
import { publicDocuments } from "../src/site/prerender.tsx";
import { wrongPolicies } from "./stylePolicies.ts";

const { headers } = firebaseJson.hosting;
const pages = publicDocuments({
  emit: (name) => `/${name}`,
  siteScript: "/site.js",
  visitorScript: "/visitor.js",
});

test("the public pages' policies allow their styles, and no others: else `npm run policies`", () => {
  expect(wrongPolicies(headers, pages)).toEqual([]);
});

test("a style that was edited in one page is refused by the policies of that page alone", () => {
  const edited = pages.map(({ path, html }) => ({
    path,
    html: path === "/es/terms" ? html.replace("<style>", "<style>p{color:red}") : html,
  }));
  const [wrong, ...others] = wrongPolicies(headers, edited);
  expect(others).toEqual([]);
  expect(hashesOf(wrong?.right)).toHaveLength(hashesOf(wrong?.policy).length + 1);
});

test("a form's page is also what is answered to a form", () => {
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

test("a style that no page has any more is not allowed for long", () => {
  const fewer = pages.filter(({ path }) => !path.endsWith("/terms"));
  const [wrong] = wrongPolicies(headers, fewer);
  expect(hashesOf(wrong?.right)).toHaveLength(hashesOf(wrong?.policy).length - 1);
});

function hashesOf(policy = ""): string[] {
  return /style-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']*'/g) ?? [];
}
