import { defineConfig } from "vitest/config";

const withEmulators = { environment: "node", testTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // Vitest leaves one processor free; of two that is half of them.
    maxWorkers: "100%",
    // One project for each stage of `npm test`; `unit` has two, since only components need a page.
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // A property is tried with hundreds of values, on a machine that is busy with another file.
          testTimeout: 20_000,
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
      // Each file has a project of its own in the emulator.
      { test: { ...withEmulators, name: "rules", include: ["tests/rules/**/*.test.ts"] } },
      {
        test: {
          ...withEmulators,
          name: "functions",
          include: ["tests/functions/**/*.test.ts"],
          // These share one project, where one file would see what another stores.
          fileParallelism: false,
        },
      },
    ],
  },
});
