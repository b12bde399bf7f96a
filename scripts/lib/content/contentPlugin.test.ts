import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { MailMessage } from "@salvia/domain/mail/mail";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";

import { root } from "../places.ts";
import { contentPlugin } from "./contentPlugin.ts";
import { writeContent } from "./testing/exampleContent.ts";

const folder = mkdtempSync(join(tmpdir(), "salvia-content-"));
const outfile = join(folder, ".examples.mjs");

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("emails of the functions' bundle have the insurer's name, contact data, colors, and texts", async () => {
  writeContent(folder);
  const entry = join(root, "functions/src/mail/testing/mailExamples.ts");
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    plugins: [contentPlugin(folder)],
    logLevel: "silent",
  });
  const { mailExamples }: { mailExamples: Record<string, (language: string) => MailMessage> } =
    await import(outfile);

  const mail = mailExamples["resetPassword"]?.("es");
  expect(mail?.subject).toBe("Tu contraseña de Mutual, de nuevo");
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain("hello@mutual.example");
    expect(body).toMatch(/555.0199/u);
    expect(body).toContain("Example Mutual Insurance");
  }
  expect(mail?.html).toContain("#1F4E79");
  for (const example of Object.values(mailExamples)) {
    expect(JSON.stringify(example("fr"))).not.toMatch(/\bSalvia\b|555.0134|#2E6750/u);
  }
}, 30_000);

test("replaces nothing without a folder, and reports the faults of one", () => {
  writeContent(folder, { "brand.json": "{" });
  expect(() => contentPlugin(folder)).toThrow(/^brand.json: is not JSON: [^\n]*$/u);
  expect(() => contentPlugin(undefined)).not.toThrow();
});
