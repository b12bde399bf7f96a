import { beforeAll, describe, expect, test } from "vitest";

import { fontFilesOrigin, fontStylesheet } from "./font.ts";
import { headScript } from "./headScript.ts";

interface HostingConfig {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

const [config] = Object.values(
  import.meta.glob<HostingConfig>("../../../firebase.json", { eager: true, import: "default" }),
);
const policies = (config?.hosting.headers ?? [])
  .flatMap((rule) => rule.headers)
  .filter((header) => header.key === "Content-Security-Policy")
  .map((header) => header.value);

let scriptHash: string;

beforeAll(async () => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(headScript));
  scriptHash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
});

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

test("firebase.json has a policy for each kind of document", () => {
  expect(policies).toHaveLength(4);
});

describe.each(policies)("%s", (policy) => {
  test("allows the script in the head, by its present hash, and no other inline script", () => {
    expect(directive(policy, "script-src")).toEqual(["'self'", scriptHash]);
  });

  test("allows the web font and no inline style but the empty one", () => {
    const inline = directive(policy, "style-src").filter((source) => source.startsWith("'sha256-"));
    expect(inline.every((hash) => hash === emptyHash)).toBe(true);
    expect(directive(policy, "style-src")).toContain(new URL(fontStylesheet).origin);
    expect(directive(policy, "font-src")).toEqual([fontFilesOrigin]);
  });

  test("begins with nothing, and takes nothing unsafe", () => {
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("localhost");
  });
});

/** The hash of an empty style: Emotion inserts an empty element and fills it through the CSSOM. */
const emptyHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
