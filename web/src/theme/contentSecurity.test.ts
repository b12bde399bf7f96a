import { assistantEndpoint } from "@salvia/domain/assistant/assistant";
import { roles } from "@salvia/domain/account/role";
import { policyReportPath } from "@salvia/domain/site/problemEndpoints";
import { beforeAll, expect, test } from "vitest";

import { fontFilesOrigin, fontStylesheet } from "./font.ts";
import { headScript, siteHeadScript } from "./headScript.ts";

interface HostingConfig {
  hosting: {
    headers: { regex?: string; headers: { key: string; value: string }[] }[];
  };
}

const [config] = Object.values(
  import.meta.glob<HostingConfig>("../../../firebase.json", { eager: true, import: "default" }),
);
const rules = config?.hosting.headers ?? [];

/** The header that Hosting sends for a path: of several rules that set it, the last wins. */
function header(path: string, key: string): string {
  const values = rules
    .filter(({ regex }) => regex !== undefined && new RegExp(regex).test(path))
    .flatMap((rule) => rule.headers)
    .filter((candidate) => candidate.key === key)
    .map(({ value }) => value);
  return values.at(-1) ?? "";
}

const login = ["/login", "/es/login", "/pt/login", "/fr/login"];
const accountAction = ["/account-action", "/es/account-action", "/fr/account-action"];
const medical = ["/medical", "/medical/x"];
const portal = [
  "/portal",
  "/account",
  "/account/passkeys",
  "/sales",
  ...medical,
  "/member",
  "/employer",
  "/admin",
];
const site = [
  "/",
  "/fr",
  "/es/businesses",
  "/doctors",
  "/fr/doctors/cardiology",
  "/terms",
  "/api/contact",
  "/api/price",
  "/somewhere",
  "/accounts",
  "/medicals",
  "/login/x",
  "/de/login",
];

let scriptHash: string;
let siteScriptHash: string;

beforeAll(async () => {
  scriptHash = await hashOf(headScript);
  siteScriptHash = await hashOf(siteHeadScript);
});

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

test("finds rules to check", () => {
  expect(rules.length).toBeGreaterThan(4);
});

/** Every document with its policy. A failed expectation names the document. */
const documents = [...login, ...accountAction, ...portal, ...site].map((path) => ({
  path,
  policy: header(path, "Content-Security-Policy"),
  opensGoogle: login.includes(path),
}));

test("allows the script in the head by its current hash and no other inline script", () => {
  for (const { path, policy, opensGoogle } of documents) {
    const sources = directive(policy, "script-src");
    const own = site.includes(path) ? siteScriptHash : scriptHash;
    expect(sources.slice(0, 2), path).toEqual(["'self'", own]);
    expect(sources.slice(2), path).toEqual(opensGoogle ? googleScripts : []);
  }
});

test("allows the web font and, where React runs, no inline style but the empty one", () => {
  for (const { path, policy } of documents) {
    const inline = directive(policy, "style-src").filter((source) => source.startsWith("'sha256-"));
    expect(inline.includes(emptyHash), path).toBe(!site.includes(path));
    expect(
      inline.some((hash) => hash !== emptyHash),
      path,
    ).toBe(site.includes(path));
    expect(directive(policy, "style-src"), path).toContain(new URL(fontStylesheet).origin);
    expect(directive(policy, "font-src"), path).toEqual(["'self'", fontFilesOrigin]);
  }
});

test("leaves the subdomains' transport security to their owner", () => {
  for (const { path } of documents) {
    expect(header(path, "Strict-Transport-Security"), path).toBe("max-age=31536000");
  }
});

test("defaults to nothing and allows nothing unsafe", () => {
  for (const { path, policy } of documents) {
    expect(directive(policy, "default-src"), path).toEqual(["'none'"]);
    expect(directive(policy, "frame-ancestors"), path).toEqual(["'none'"]);
    expect(directive(policy, "base-uri"), path).toEqual(["'none'"]);
    expect(directive(policy, "form-action"), path).toEqual(["'self'"]);
    expect(policy, path).not.toContain("unsafe");
    expect(policy, path).not.toContain("localhost");
  }
});

test("reports violations to our server, from every document", () => {
  for (const { path, policy } of documents) {
    expect(directive(policy, "report-uri"), path).toEqual([policyReportPath]);
  }
});

test("frames Google and lifts Trusted Types only where users sign in with Google", () => {
  for (const { path, policy, opensGoogle } of documents) {
    expect(directive(policy, "frame-src"), path).toEqual(opensGoogle ? googleFrames : []);
    expect(directive(policy, "require-trusted-types-for"), path).toEqual(
      opensGoogle ? [] : ["'script'"],
    );
    expect(policy.includes("recaptcha"), path).toBe(opensGoogle);
  }
});

test("allows connections to the database only in the portal", () => {
  for (const { path, policy } of documents) {
    expect(policy.includes("firestore"), path).toBe(portal.includes(path));
  }
});

test("allows only one function's own address, and only in the clinicians' area", () => {
  for (const { path, policy } of documents) {
    const { functionName, path: callPath } = assistantEndpoint;
    const reached = policy.match(/\S+cloudfunctions[^\s;]+/g) ?? [];
    const own = `https://*.cloudfunctions.net/${functionName}${callPath}`;
    expect(reached, path).toEqual(medical.includes(path) ? [own] : []);
  }
});

test("allows workers only in the portal, and only our own", () => {
  for (const { path, policy } of documents) {
    expect(directive(policy, "worker-src"), path).toEqual(portal.includes(path) ? ["'self'"] : []);
  }
});

test("isolates the window unless the page opens Google's", () => {
  for (const { path, opensGoogle } of documents) {
    expect(header(path, "Cross-Origin-Opener-Policy"), path).toBe(
      opensGoogle ? "same-origin-allow-popups" : "same-origin",
    );
  }
});

test("sends no referrer from pages whose address contains a code", () => {
  for (const path of accountAction) {
    expect(header(path, "Referrer-Policy"), path).toBe("no-referrer");
  }
});

test("keeps portal documents out of the browser's back-forward cache", () => {
  for (const area of [...roles, "account", "portal"]) {
    expect(header(`/${area}`, "Cache-Control")).toBe("no-store");
    expect(header(`/${area}/a/page`, "Cache-Control")).toBe("no-store");
  }
});

test("allows camera and microphone only in the areas with video calls", () => {
  for (const path of ["/medical", "/medical/visits/x", "/member", "/member/visits/x"]) {
    expect(header(path, "Permissions-Policy")).toContain(
      "camera=(self), geolocation=(), microphone=(self)",
    );
  }
  for (const path of [
    ...login,
    ...site,
    "/account",
    "/sales",
    "/admin",
    "/medicals",
    "/employer",
  ]) {
    expect(header(path, "Permissions-Policy")).toContain(
      "camera=(), geolocation=(), microphone=()",
    );
  }
});

const googleScripts = [
  "https://apis.google.com",
  "https://www.google.com/recaptcha/",
  "https://www.gstatic.com/recaptcha/",
];

/** The identity provider's page, on the project's own domain or on ours, and the bot check's. */
const googleFrames = [
  "'self'",
  "https://*.firebaseapp.com",
  "https://www.google.com/recaptcha/",
  "https://recaptcha.google.com/recaptcha/",
];

/** The hash of an empty style: Emotion inserts an empty element and fills it through the CSSOM. */
const emptyHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
