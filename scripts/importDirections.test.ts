import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

const forbidden = [
  ["domain/src/lead/claim.ts", "react"],
  ["domain/src/lead/claim.ts", "firebase/firestore"],
  ["domain/src/lead/claim.ts", "node:fs"],
  ["domain/src/lead/claim.ts", "../../../seed/leads.ts"],
  ["domain/src/lead/claim.test.ts", "firebase-admin/app"],
  ["functions/src/claims/claim.ts", "../../../web/src/ui/Notice.tsx"],
  ["functions/src/claims/claim.ts", "firebase/auth"],
  ["seed/claims.ts", "../web/src/lib/time.ts"],
  ["scripts/claims.ts", "../functions/src/index.ts"],
  ["tests/e2e/sales/claims.spec.ts", "../../../web/src/ui/Notice.tsx"],
  ["tests/functions/leads/claims.test.ts", "../../../web/src/lib/time.ts"],
  ["tests/rules/leads/claims.test.ts", "../../../functions/src/index.ts"],
  ["tests/bench/claims.ts", "../../functions/src/index.ts"],
  ["tests/bench/leads/claims.ts", "../../../functions/src/index.ts"],
  ["web/src/theme/theme.ts", "../ui/Notice.tsx"],
  ["web/src/lib/time.ts", "firebase/auth"],
  ["web/src/ui/Notice.tsx", "../features/claims/ClaimList.tsx"],
  ["web/src/ui/Notice.tsx", "../session/AuthProvider.tsx"],
  ["web/src/firebase/live.ts", "../session/AuthProvider.tsx"],
  ["web/src/session/signIn.ts", "../features/claims/ClaimList.tsx"],
  ["web/src/session/signIn.ts", "reactfire"],
  ["web/src/features/claims/ClaimList.tsx", "../leads/LeadList.tsx"],
  ["web/src/features/claims/ClaimList.tsx", "../../portal/paths.ts"],
  ["web/src/features/claims/ClaimList.tsx", "firebase/firestore"],
  ["web/src/features/claims/ClaimList.tsx", "reactfire"],
  ["web/src/features/claims/claims.data.ts", "../leads/leads.data.ts"],
  ["web/src/features/claims/list/ClaimList.tsx", "../../leads/list/LeadList.tsx"],
  ["web/src/features/claims/data/claims.data.ts", "../../leads/data/leads.data.ts"],
  ["web/src/features/claims/list/ClaimList.tsx", "firebase/firestore"],
  ["web/src/features/claims/claims.data.ts", "reactfire"],
  ["web/src/features/claims/ClaimList.tsx", "@mui/material/Button"],
  ["web/src/portal/Layout.tsx", "@mui/material/Button"],
  ["web/src/portal/Layout.tsx", "firebase/firestore"],
  ["web/src/portal/Layout.tsx", "../login/Login.tsx"],
  ["web/src/login/Login.tsx", "../features/claims/ClaimList.tsx"],
  ["web/src/site/Home.tsx", "../firebase/app.ts"],
  ["web/src/site/Home.tsx", "../portal/Layout.tsx"],
  ["domain/src/lead/claim.ts", "../testing/claims.ts"],
  ["functions/src/claims/claim.ts", "./testing/claims.ts"],
  ["web/src/features/claims/ClaimList.tsx", "./testing/fakeClaims.ts"],
  ["web/src/ui/Notice.tsx", "../testing/renderInPortal.tsx"],
  ["web/src/session/signIn.ts", "../testing/fakeSessionEnvironment.ts"],
] as const;

const allowed = [
  ["domain/src/lead/claim.ts", "zod/mini"],
  ["domain/src/lead/claim.ts", "./lead.ts"],
  ["domain/src/lead/claim.ts", "../shared/phone.ts"],
  ["domain/src/lead/claim.test.ts", "vitest"],
  ["functions/src/claims/claim.ts", "@salvia/domain/lead/lead"],
  ["functions/src/claims/claim.ts", "../http/wrapper.ts"],
  ["tests/rules/leads/claims.test.ts", "../../../seed/leads.ts"],
  ["tests/functions/leads/claims.test.ts", "../../../functions/src/index.ts"],
  ["tests/bench/leads/claims.ts", "../../functions/support/accounts.ts"],
  ["web/src/ui/Notice.tsx", "../theme/theme.ts"],
  ["web/src/firebase/live.ts", "reactfire"],
  ["web/src/session/signIn.ts", "firebase/auth"],
  ["web/src/features/claims/ClaimList.tsx", "../../ui/Notice.tsx"],
  ["web/src/features/claims/ClaimList.tsx", "./claims.data.ts"],
  ["web/src/features/claims/list/ClaimList.tsx", "../data/claims.data.ts"],
  ["web/src/features/claims/data/claims.data.ts", "firebase/firestore"],
  ["web/src/features/claims/claims.data.ts", "firebase/firestore"],
  ["web/src/portal/Layout.tsx", "../features/claims/ClaimList.tsx"],
  ["domain/src/lead/claim.test.ts", "../testing/claims.ts"],
  ["functions/src/claims/claim.test.ts", "./testing/claims.ts"],
  ["web/src/features/claims/ClaimList.test.tsx", "./testing/fakeClaims.ts"],
] as const;

// Inside the project, so that the linter configuration finds its packages; git ignores the folder.
const root = join(import.meta.dirname, "..");
let tree: string;
let complaints: ReadonlySet<string>;

beforeAll(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  tree = mkdtempSync(join(root, ".cache", "lint-"));
  cpSync(join(root, "oxlint.config.ts"), join(tree, "oxlint.config.ts"));
  for (const [path, imported] of [...forbidden, ...allowed]) plant(path, imported);
  complaints = filesWithForbiddenImports();
}, 60_000);

afterAll(() => {
  rmSync(tree, { recursive: true });
});

test.each(forbidden)("%s may not import %s", (path, imported) => {
  expect(complaints).toContain(plantedPath(path, imported));
});

test.each(allowed)("%s may import %s", (path, imported) => {
  expect(complaints).not.toContain(plantedPath(path, imported));
});

/** A separate file for each pair, in the folder and with the extension of `path`. */
function plantedPath(path: string, imported: string): string {
  return join(dirname(path), `${imported.replace(/[^a-zA-Z]+/g, "-")}-${basename(path)}`);
}

function plant(path: string, imported: string): void {
  const file = join(tree, plantedPath(path, imported));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { thing } from "${imported}";\n\nexport const other = thing;\n`);
}

function filesWithForbiddenImports(): ReadonlySet<string> {
  const oxlint = join(root, "node_modules", "oxlint", "bin", "oxlint");
  // Passes each file by name: in a folder, the linter would skip files that git ignores.
  const files = [...forbidden, ...allowed].map(([path, imported]) => plantedPath(path, imported));
  const args = [oxlint, "-c", "oxlint.config.ts", "--no-ignore", "--format", "unix", ...files];
  try {
    execFileSync(process.execPath, args, { cwd: tree, encoding: "utf8" });
  } catch (error) {
    // Exit code 1 means lint errors; any other error is a failure of this test.
    if (!(error instanceof Error && "stdout" in error && "status" in error && error.status === 1)) {
      throw error;
    }
    const lines = String(error.stdout).split("\n");
    return new Set(
      lines
        .filter((line) => line.includes("no-restricted-imports"))
        .map((line) => line.split(":")[0] ?? ""),
    );
  }
  return new Set();
}
