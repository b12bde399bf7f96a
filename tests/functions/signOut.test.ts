import { expect, it } from "vitest";

import { account } from "./accounts.ts";
import { cookieOf, exchange, post } from "./site.ts";

const path = "/api/auth/session-logout";

it("signing out removes the session from this browser", async () => {
  const { idToken } = await account({ role: "sales" });
  const session = cookieOf(await exchange(idToken))?.value ?? "";
  const response = await post(path, { session });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ signedOut: true });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const cookie = cookieOf(response);
  expect(cookie?.value).toBe("");
  expect(cookie?.attributes).toEqual(["HttpOnly", "Max-Age=0", "Path=/", "SameSite=Lax", "Secure"]);
});

it("signing out on one device leaves the others signed in", async () => {
  const { idToken } = await account({ role: "sales" });
  const otherDevice = cookieOf(await exchange(idToken))?.value ?? "";
  await post(path, { session: cookieOf(await exchange(idToken))?.value ?? "" });

  const response = await exchange(idToken, { session: otherDevice });
  expect(await response.json()).toEqual({ cookieSet: true, redirectPath: "/sales" });
  expect(cookieOf(response)).toBeNull();
});

it.each<[string, Parameters<typeof post>[1]]>([
  ["without a session", {}],
  ["with a broken one", { session: "not.a.session" }],
  ["with a body nobody asked for", { body: { everything: "x".repeat(20_000) } }],
  ["with a content type and no body", { headers: { "content-type": "text/plain" } }],
])("signing out succeeds %s", async (_case, sent) => {
  const response = await post(path, sent);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ signedOut: true });
});
