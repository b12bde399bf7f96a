import { accountPath } from "@salvia/domain/site/paths";
import { homePathOf, roles } from "@salvia/domain/account/role";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { pathAfterSignIn } from "./pathAfterSignIn.ts";

const origin = "https://salvia.example";
const homes = [...roles.map(homePathOf), accountPath];

/** The address a browser reaches when the login page sends it to a path. */
function landing(path: string): URL {
  return new URL(path, `${origin}/login?next=somewhere`);
}

/**
 * Whether a path keeps its user on our site, in their own pages, however it is parsed; or is the home
 * of another role, which leads back.
 */
function isOpenTo(home: string, path: string): boolean {
  const { href, origin: reached, pathname, username } = landing(path);
  const isRoleHome = roles.some((role) => homePathOf(role) === home);
  const isAllowed =
    pathname === home ||
    pathname === "/account" ||
    (isRoleHome && homes.includes(path)) ||
    (isRoleHome && pathname.startsWith(`${home}/`) && !pathname.includes("//"));
  // Parsing the part after the origin again must yield the same address.
  const isStable = landing(href.slice(origin.length)).href === href;
  return reached === origin && username === "" && isAllowed && isStable;
}

const redirects = [
  "/.//evil.example",
  "/.//evil.example/sales",
  "/a/..//evil.example",
  "/sales/..//evil.example",
  "/account/..//evil.example",
  "/./\\evil.example",
  "/.\\/evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/es/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.\r//evil.example",
  "///evil.example",
  "/\\\\evil.example",
  "//user:password@evil.example",
  "/.//user@evil.example",
  "//salvia.example@evil.example",
  "/sales//evil.example",
  "/sales/\\evil.example",
];

test.each(homes.flatMap((home) => redirects.map((next) => [home, next])))(
  "keeps a user at %s on their own pages despite %j",
  (home, next) => {
    expect(pathAfterSignIn(next, home)).toSatisfy((path: string) => isOpenTo(home, path));
  },
);

const spellings = [
  ["/", "//", "\\", ".", "..", "/./", "/../", "/.//", "%2e", "%2E%2e", "%2f", "%5c", "%00"],
  ["\t", "\n", "\r", "\u0000", "\u001f", "\u007f", " ", "\u00a0", "\u3000", "\ufeff"],
  ["\u2044", "\u2215", "\u29f8", "\uff0f", "\u3002", "\uff0e", "\ud800", "@", ":", "?", "#"],
  ["evil.example", "user:secret@", "https:", "javascript:alert(1)", "data:,", ";", "[::1]", "%"],
  ["account", "sales", "admin", "medical", "es", "login", "account-action", "api"],
  ["salvia.example"],
].flat();
const piece = fc.constantFrom(...spellings);
const hostile = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
  fc
    .tuple(fc.constantFrom(...homes, "/account"), fc.array(piece, { maxLength: 8 }))
    .map(([home, pieces]) => home + pieces.join("")),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 24 }).map((text) => `/${text}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

test("keeps users on their own pages for every address and home", () => {
  fc.assert(
    fc.property(hostile, (next) => {
      const misled = homes.filter((home) => !isOpenTo(home, pathAfterSignIn(next, home)));
      expect(misled).toEqual([]);
    }),
    { numRuns: 10_000, seed: 20_261_122 },
  );
});

test("allows the server to send users only to a known home", () => {
  fc.assert(
    fc.property(hostile, (redirectPath) => {
      expect(homes).toContain(pathAfterSignIn(null, redirectPath));
    }),
    { numRuns: 10_000, seed: 20_261_122 },
  );
});
