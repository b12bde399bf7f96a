import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { root } from "../places.ts";
import { writeContent } from "./testing/exampleContent.ts";

const folder = mkdtempSync(join(tmpdir(), "salvia-content-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("gives what a command imports afterwards the insurer's brand and texts", () => {
  writeContent(folder);
  const program = `
    import { loadContent } from "./scripts/lib/content/loadContent.ts";
    loadContent(${JSON.stringify(folder)});
    const { renderMail } = await import("./functions/src/mail/render/renderMail.ts");
    const mail = renderMail("resetPassword", "es", { link: "https://www.mutual.example/a" });
    process.stdout.write(mail.subject + "\\n" + mail.text);
  `;
  const args = ["--input-type=module", "--eval", program];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(printed).toMatch(/^Tu contraseña de Mutual, de nuevo\n/u);
  expect(printed).toContain("hello@mutual.example");
}, 20_000);
