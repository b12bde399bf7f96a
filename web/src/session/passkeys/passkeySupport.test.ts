import { expect, test, vi } from "vitest";

import { knowsPasskeys, passkeysElsewhere } from "./passkeySupport.ts";

/** A page at a host, of a site whose passkeys are tied to `www.example.com`. */
function pageAt(hostname: string, siteOrigin = "https://www.example.com"): void {
  vi.stubEnv("VITE_SITE_ORIGIN", siteOrigin);
  vi.stubGlobal("location", { hostname });
  vi.stubGlobal("PublicKeyCredential", vi.fn());
}

test.each(["www.example.com", "portal.www.example.com"])("knows passkeys at %s", (host) => {
  pageAt(host);
  expect([knowsPasskeys(), passkeysElsewhere()]).toEqual([true, null]);
});

test.each([
  "my-project--new-home-1a2b3c4d.web.app",
  "my-project.web.app",
  "example.com",
  "evilwww.example.com",
  "www.example.com.evil.example",
  "localhost",
])("names the host that passkeys are tied to at %s", (host) => {
  pageAt(host);
  expect([knowsPasskeys(), passkeysElsewhere()]).toEqual([false, "www.example.com"]);
});

test("knows passkeys in the demo, and only if the browser does", () => {
  pageAt("localhost", "");
  expect(knowsPasskeys()).toBe(true);
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect([knowsPasskeys(), passkeysElsewhere()]).toEqual([false, null]);
});
