import { defineConfig, type OxlintOverride } from "oxlint";

const domainPackages = [
  "fhir/*",
  "zod/mini",
  "libphonenumber-js/min",
  "stdnum",
  "@noble/hashes/*",
  "luxon",
];

/**
 * Who may import whom, one entry a folder: what an import must not look like there. The folders are
 * layers, not lists of files, so a new feature is protected without anyone naming it. Import paths
 * are relative between folders of one workspace, which is what the expressions rely on.
 */
const layers = [
  {
    files: ["domain/src/**"],
    forbidden: [
      testSupport(),
      outside("web|functions|seed|tests|scripts"),
      onlyPackages(domainPackages),
    ],
  },
  {
    files: ["domain/src/**/*.test.ts"],
    forbidden: [
      outside("web|functions|seed|tests|scripts"),
      onlyPackages([...domainPackages, "vitest", "fast-check", "node:*"]),
    ],
  },
  { files: ["functions/src/**"], forbidden: [testSupport(), ...functionsRules()] },
  { files: ["functions/src/**/*.test.ts"], forbidden: functionsRules() },
  { files: ["seed/**"], forbidden: [outside("web|functions|tests|scripts")] },
  { files: ["scripts/**"], forbidden: [outside("web|functions|tests")] },
  // What an operator starts by hand is what the night or a page starts, not another one.
  {
    files: [
      "scripts/{liftSuppression,mirror,person,recount,report,switches}.ts",
      "scripts/lib/erasePerson.ts",
      "scripts/lib/grant/*.ts",
      "scripts/lib/auditMirror/*.ts",
      "scripts/lib/migrate/migrate.ts",
    ],
    forbidden: [outside("web|tests")],
  },
  {
    // The product is a black box to its tests: they use it as a browser or a client would.
    files: ["tests/**"],
    forbidden: [outside("web|functions")],
  },
  {
    // These run the server in their process.
    files: ["tests/functions/**", "tests/audit/*.test.ts", "tests/restoring.ts"],
    forbidden: [outside("web")],
  },
  // From here `../../functions/` is tests/functions: these make calls as those tests do.
  { files: ["tests/{bench,e2e}/*/**"], forbidden: [outside("web|functions", 3)] },
  // An exception: the home page in another app than its own, to be compared with.
  { files: ["tests/bench/clientRendered/**"], forbidden: [outside("functions", 3)] },
  { files: ["web/src/{theme,i18n,lib}/**"], forbidden: [...webRules(), above("ui")] },
  { files: ["web/src/ui/**"], forbidden: [...webRules(), above("firebase")] },
  { files: ["web/src/ui/Button.tsx"], forbidden: [firebaseSdk(), above("ui")] },
  {
    files: ["web/src/firebase/**"],
    forbidden: [testSupport(), above("session"), outside("functions|seed|tests|scripts"), ui()],
  },
  {
    files: ["web/src/session/**"],
    forbidden: [testSupport(), above("features"), ui(), reactfire()],
  },
  {
    files: ["web/src/secondFactor/**"],
    forbidden: [...webRules(), above("features")],
  },
  { files: ["web/src/features/**"], forbidden: [...featureRules(1), firebaseSdk(), reactfire()] },
  { files: ["web/src/features/**/*.data.{ts,tsx}"], forbidden: [...featureRules(1), reactfire()] },
  // In a feature that has folders.
  {
    files: ["web/src/features/*/*/**"],
    forbidden: [...featureRules(2), firebaseSdk(), reactfire()],
  },
  {
    files: ["web/src/features/*/*/**/*.data.{ts,tsx}"],
    forbidden: [...featureRules(2), reactfire()],
  },
  { files: ["web/src/portal/**"], forbidden: [...webRules(), relative("site|login|guest")] },
  {
    files: ["web/src/guest/**"],
    forbidden: [...webRules(), relative("site|login|portal|session|secondFactor")],
  },
  {
    files: ["web/src/login/**"],
    forbidden: [...webRules(), relative("site|portal|guest|features")],
  },
  {
    files: ["web/src/site/**"],
    forbidden: [...webRules(), relative("login|portal|features|session|firebase")],
  },
  {
    // A unit test may take its data from seed/, and speak of the SDK's errors at the edge.
    files: ["web/src/**/*.test.{ts,tsx}", "web/src/**/testing/**"],
    forbidden: [outside("functions|tests|scripts"), reactfire()],
  },
];

export default defineConfig({
  plugins: [
    "eslint",
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "jsx-a11y",
    "promise",
    "vitest",
  ],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: ["functions/lib/**", "release/**", "web/dist/**", ".cache/**"],
  env: { builtin: true },
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "oxc/no-barrel-file": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-type-assertion": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    // The JSX runtime of React 19 needs no import.
    "react/react-in-jsx-scope": "off",
    // Vite and tsc read both; the habit is named exports, and a default only where a tool asks for one.
    "import/no-unassigned-import": "off",
    // `role` of our own components is a person's role, not an element's.
    "jsx-a11y/aria-role": ["error", { ignoreNonDOM: true }],
    "no-console": ["error", { allow: ["warn", "error"] }],
    complexity: ["error", { max: 20 }],
    "max-lines-per-function": ["error", { max: 150, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    {
      // A component's conditions are mostly what it shows.
      files: ["**/*.tsx"],
      rules: {
        complexity: ["error", { max: 25 }],
        "max-lines-per-function": ["error", { max: 180, skipBlankLines: true, skipComments: true }],
      },
    },
    ...layers.map(({ files, forbidden }): OxlintOverride => ({
      files,
      rules: { "no-restricted-imports": ["error", { patterns: forbidden }] },
    })),
    {
      files: ["web/src/**"],
      rules: {
        "no-restricted-globals": [
          "error",
          ...["localStorage", "sessionStorage"].map((name) => ({
            name,
            message: "The browser may block it; use web/src/lib/storage.ts.",
          })),
        ],
      },
    },
    { files: ["web/src/lib/storage.ts"], rules: { "no-restricted-globals": "off" } },
    {
      files: ["**/*.test.{ts,tsx}", "web/src/testing/**"],
      rules: {
        "max-lines-per-function": "off",
        "no-restricted-globals": "off",
        "no-await-in-loop": "off",
        "unicorn/consistent-function-scoping": "off",
        "vitest/require-mock-type-parameters": "off",
        // The second argument names the document or case that failed.
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
      },
    },
    // A person does one thing after the other, and Playwright's fixtures begin with what they need.
    {
      files: ["tests/**"],
      rules: {
        "no-await-in-loop": "off",
        "no-empty-pattern": "off",
        complexity: "off",
        "max-lines-per-function": "off",
      },
    },
    // What an operator runs speaks on the terminal.
    {
      files: ["scripts/**", "seed/load.ts", "functions/build.mjs", "tests/**"],
      rules: { "no-console": "off" },
    },
  ],
});

/** @param steps so many steps up, and more, lead out of the folder */
function outside(workspaces: string, steps = 1) {
  return {
    regex: String.raw`^(\.\./){${steps},}(${workspaces})/`,
    message: "This part of the project does not depend on that one; see docs/architecture.md.",
  };
}

/** Put it last: oxlint skips the patterns after one whose negation matches. */
function onlyPackages(names: readonly string[]) {
  return {
    group: ["*", "!./**", "!../**", ...names.map((name) => `!${name}`)],
    message:
      "The domain is pure TypeScript: no React, no Firebase, no Node; see docs/architecture.md.",
  };
}

function packages(names: string) {
  return {
    regex: `^(${names})(/|$)`,
    message: "This package has no place in this part of the project.",
  };
}

function relative(folders: string) {
  return {
    regex: String.raw`^(\.\./)+(${folders})/`,
    message:
      "Imports go one way: site, portal, login -> features -> session -> firebase; see docs/architecture.md.",
  };
}

/** Everything above and including a layer of web/src. */
function above(lowest: "ui" | "firebase" | "session" | "features") {
  const order = ["ui", "firebase", "session", "features", "portal|login|site"];
  return relative(order.slice(order.indexOf(lowest)).join("|"));
}

function ui() {
  return relative("ui|theme");
}

function firebaseSdk() {
  return {
    regex: "^firebase(/|$)",
    message:
      "The Firebase SDK is used behind web/src/firebase, in web/src/session and in *.data.ts.",
  };
}

function reactfire() {
  return {
    regex: "^reactfire(/|$)",
    message: "reactfire caches across sign-outs; it is used behind web/src/firebase only.",
  };
}

function bareButton() {
  return {
    regex: "^@mui/material/Button$",
    message: "Its label is bare text, which breaks a translated page; use web/src/ui/Button.tsx.",
  };
}

/** For code of the web that the SDK is hidden from. */
function webRules() {
  return [
    testSupport(),
    bareButton(),
    firebaseSdk(),
    reactfire(),
    outside("functions|seed|tests|scripts"),
  ];
}

function functionsRules() {
  return [outside("web|seed|tests|scripts"), packages("react|firebase|reactfire|@salvia/web")];
}

function testSupport() {
  return {
    regex: "(^|/)testing/",
    message: "Production code does not import test helpers.",
  };
}

/** @param depth how many folders a file is below `web/src/features` */
function featureRules(depth: 1 | 2) {
  return [
    testSupport(),
    bareButton(),
    relative("portal|login|site"),
    {
      // So many steps up and down again lead to another feature.
      regex: String.raw`^(\.\./){${depth}}[^.]`,
      message: "A feature never imports another feature; web/src/portal composes them.",
    },
  ];
}
