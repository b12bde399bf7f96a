import { defineConfig } from "vitest/config";

// Node 20 installs and starts everything, but jsdom fails in it with an error that explains nothing.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error("The tests need Node 24, which npm has installed here: npx vitest run <path>");
  process.exit(1);
}

/** Files one after the other in a process, which loads what they share once. */
const inNode = { environment: "node", isolate: false } as const;

const withEmulators = {
  environment: "node",
  // Long limits cost nothing where all is well. Some stories wait for three triggers in a row.
  testTimeout: 300_000,
  hookTimeout: 60_000,
  // Thousands of events of other files may be ahead in the queue.
  expect: { poll: { timeout: 90_000 } },
} as const;

/** Tests of functions through the Functions emulator, which all share its project. */
const throughEmulator = [
  "tests/functions/wiring.test.ts",
  "tests/functions/auth/{preHijacking,singleSignOn}.test.ts",
];

/** Each fault of a project, planted in turn; nightly. */
const plantedFaults = ["tests/doctor/{faults,unreadApis}.test.ts"];

/**
 * A realm for each file, in a process that has loaded React and MUI once: half the time of a
 * process for each file.
 */
// Typing into a form, key by key, is slow on a busy machine.
const inRealm = { pool: "vmThreads", testTimeout: 90_000, hookTimeout: 90_000 } as const;

/** How long tests of the web wait for what comes later. */
const patient = {
  setupFiles: ["web/src/testing/patience.ts", "web/src/testing/freshTest.ts"],
  expect: { poll: { timeout: 30_000 } },
};

const componentSetup = [
  ...patient.setupFiles,
  "web/src/testing/browserGlobals.ts",
  "web/src/testing/asyncUtils.ts",
  "web/src/testing/ownerStacks.ts",
  "web/src/testing/freshPage.ts",
];

/** What people do in a page that their browser translates as much as in one that it does not. */
const inTranslation = [
  "web/src/login/form/LoginForm.test.tsx",
  "web/src/login/phone/CodeStep.test.tsx",
  "web/src/guest/GuestPage.test.tsx",
  "web/src/features/idleLock/LockScreen.test.tsx",
  "web/src/features/messages/Conversation.test.tsx",
  "web/src/features/records/vitals/VitalsForm.test.tsx",
  "web/src/features/settings/SettingsSections.test.tsx",
];

/** These need Node's own devices' errors, IndexedDB, or cryptography, which differ in such a realm. */
const inProcess = [
  "web/src/features/leads/writes/pendingWriteStore.test.ts",
  "web/src/features/visits/media/openMedia.test.ts",
  "web/src/session/passkeys/shouldOfferPasskey.test.ts",
];

export default defineConfig({
  test: {
    // Vitest leaves one processor free; of two that is half of them.
    maxWorkers: "100%",
    // One project for each stage of `npm test`; `unit` has four: only components need a page, and what
    // stands in for a module must not be there for the next file.
    projects: [
      {
        test: {
          ...inNode,
          name: "unit",
          // A property is tried with hundreds of values, on a machine that is busy with another file.
          testTimeout: 60_000,
          // Some load libraries, or copy folders.
          hookTimeout: 60_000,
          include: [
            "domain/src/**/*.test.ts",
            "functions/src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "seed/**/*.test.ts",
            "tests/audit/**/*.test.ts",
            "tests/bench/**/*.test.ts",
            "tests/doctor/**/*.test.ts",
            "tests/ops/**/*.test.ts",
            "web/build/**/*.test.ts",
          ],
          exclude: plantedFaults,
        },
      },
      {
        test: {
          ...inNode,
          name: "doctor",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: plantedFaults,
        },
      },
      {
        test: {
          ...inRealm,
          ...patient,
          name: "pages",
          environment: "node",
          include: ["web/src/**/*.test.ts"],
          exclude: inProcess,
        },
      },
      {
        test: {
          ...patient,
          name: "pages in a process",
          environment: "node",
          testTimeout: 90_000,
          hookTimeout: 90_000,
          include: inProcess,
        },
      },
      {
        test: {
          ...inRealm,
          ...patient,
          name: "components",
          environment: "jsdom",
          include: ["web/src/**/*.test.tsx"],
          setupFiles: [...componentSetup, "web/src/testing/bareText.ts"],
        },
      },
      {
        test: {
          ...inRealm,
          ...patient,
          name: "translated",
          environment: "jsdom",
          include: inTranslation,
          setupFiles: [...componentSetup, "web/src/testing/translated.ts"],
        },
      },
      {
        test: {
          ...withEmulators,
          name: "rules",
          // Each file has a project of its own in the emulator. A process loads the tables once; on
          // Google's emulator, which is slow, their times would pass.
          include: ["tests/rules/**/*.test.ts"],
          isolate: process.env["SALVIA_FIRESTORE"] === "google",
          // Firestore's address is known: the hub need not be asked for it with each set of rules.
          env: { FIREBASE_EMULATOR_HUB: "" },
        },
      },
      {
        test: {
          ...withEmulators,
          name: "functions",
          include: ["tests/functions/**/*.test.ts"],
          exclude: throughEmulator,
          // Each file has a project of its own, and the functions run in its process, which loads
          // them once for all its files.
          setupFiles: ["tests/functions/support/ownProject.ts"],
          isolate: false,
          // They often wait: for the emulators, for processes, and for conflicts of transactions.
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...withEmulators,
          name: "functions alone",
          include: throughEmulator,
          // One file after the other: each uses the processors for the emulator's functions.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withEmulators,
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          // Each file has a browser of its own, and two at once would share two processors.
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "deploy",
          environment: "node",
          include: ["tests/deploy/**/*.test.ts"],
          // Each file builds the web, and the second uses the build of the first.
          fileParallelism: false,
          // A deployment starts firebase-tools ten times.
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These start emulators of their own, or build a changed copy of the repository.
        test: {
          name: "drills",
          environment: "node",
          include: ["tests/drills/**/*.test.ts"],
          // Two files may not have emulators at the same time.
          fileParallelism: false,
        },
      },
    ],
  },
});
