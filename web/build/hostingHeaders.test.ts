import { expect, test } from "vitest";

import firebaseJson from "../../firebase.json" with { type: "json" };
import { hostingHeaders, policyChoices } from "./hostingHeaders.ts";

const { headers } = firebaseJson.hosting;

/** The policies by the pattern of their rule; without pages, the styles stay as they are. */
function policies(env: Record<string, string>): Map<string, string> {
  const rules = hostingHeaders(headers, [], policyChoices(env));
  return new Map(
    rules.flatMap(({ regex = "", headers: own }) =>
      own.flatMap(({ key, value }) =>
        key === "Content-Security-Policy" ? [[regex, value] as const] : [],
      ),
    ),
  );
}

const committed = policies({});
const withKey = policies({ VITE_APP_CHECK_SITE_KEY: "key" });

test("keeps the committed headers for the demo", () => {
  expect(hostingHeaders(headers, [], policyChoices({}))).toEqual(headers);
});

test("names no font host of Google if the site has the font", () => {
  const own = [...policies({ VITE_FONT: "self" }).values()].join("\n");
  expect([...committed.values()].join("\n")).toContain("https://fonts.g");
  expect(own).not.toMatch(/fonts\.(?:googleapis|gstatic)\.com/);
  expect(own).toContain("font-src 'self';");
});

test("lets App Check's scripts run on every page that uses Firebase, and on no other", () => {
  const changed = [...withKey].filter(([regex, policy]) => policy !== committed.get(regex));
  expect(changed.map(([regex]) => regex)).toEqual([
    "^/(es|pt|fr)?$",
    "^(/(es|pt|fr))?/login$",
    "^(/(es|pt|fr))?/account-action$",
    "^/(portal|account|sales|medical|member|employer|partner|admin)(/.*)?$",
    "^/medical(/.*)?$",
    "^/guest$",
  ]);
  for (const [regex, policy] of changed) {
    expect(sources(policy, "script-src"), regex).toEqual(
      expect.arrayContaining([recaptcha, "https://www.gstatic.com/recaptcha/"]),
    );
    expect(sources(policy, "frame-src"), regex).toContain(recaptcha);
    expect(sources(policy, "connect-src"), regex).toContain(
      "https://content-firebaseappcheck.googleapis.com",
    );
    expect(policy, regex).not.toContain("require-trusted-types-for");
    expect(policy, regex).not.toContain("unsafe");
  }
});

test("lets the login page of preview channels frame Google's sign-in at the site's address", () => {
  const config = { VITE_FIREBASE_CONFIG: JSON.stringify({ authDomain: "www.example.com" }) };
  expect(policies(config)).toEqual(committed);
  const changed = [...policies({ ...config, VITE_PREVIEW_CHANNELS: "on" })].filter(
    ([regex, policy]) => policy !== committed.get(regex),
  );
  expect(changed.map(([regex]) => regex)).toEqual(["^(/(es|pt|fr))?/login$"]);
  expect(sources(changed[0]?.[1] ?? "", "frame-src")).toContain("https://www.example.com");
});

test("adds no source twice", () => {
  for (const policy of withKey.values()) {
    for (const directive of policy.split("; ")) {
      const words = directive.split(" ");
      expect(new Set(words).size).toBe(words.length);
    }
  }
});

const recaptcha = "https://www.google.com/recaptcha/";

function sources(policy: string, name: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}
