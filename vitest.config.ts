import { defineConfig } from "vitest/config";

/** Tests that share emulators run one file after the other: what one stores, another would see. */
const withEmulators = { environment: "node", fileParallelism: false, testTimeout: 20_000 } as const;

export default defineConfig({
  test: {
    // One project for each stage of `npm test`; `unit` has two, since only components need a page.
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "domain/src/**/*.test.ts",
            "functions/src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "seed/**/*.test.ts",
            "tests/bench/**/*.test.ts",
            "web/{src,build}/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "components",
          environment: "jsdom",
          include: ["web/src/**/*.test.tsx"],
          // Typing into a form, key by key, is slow on a busy machine.
          testTimeout: 20_000,
        },
      },
      { test: { ...withEmulators, name: "rules", include: ["tests/rules/**/*.test.ts"] } },
      { test: { ...withEmulators, name: "functions", include: ["tests/functions/**/*.test.ts"] } },
    ],
  },
});
