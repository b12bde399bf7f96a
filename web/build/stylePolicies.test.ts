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
    html: path === "/es/partners" ? html.replace("<style>", "<style>p{color:red}") : html,
  }));
  const [wrong, ...others] = wrongPolicies(headers, edited);
  expect(others).toEqual([]);
  expect(wrong?.policy).toBe(headers[0]?.headers[0]?.value);
  expect(hashesOf(wrong?.right)).toHaveLength(hashesOf(wrong?.policy).length + 1);
});

test("a style that no page has any more is not allowed for long", () => {
  const fewer = pages.filter(({ path }) => path !== "/404");
  const [wrong] = wrongPolicies(headers, fewer);
  expect(hashesOf(wrong?.right)).toHaveLength(hashesOf(wrong?.policy).length - 1);
});

function hashesOf(policy = ""): string[] {
  return /style-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']*'/g) ?? [];
}
