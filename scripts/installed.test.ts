import { describe, expect, it } from "vitest";
import { complete, installed } from "./installed.mjs";

const lock = {
  packages: {
    "": { version: "0.1.0", devDependencies: { react: "19.3.1" } },
    web: { version: "0.1.0", dependencies: { react: "19.3.1", admin: "14.5.1", bundler: "1.0.0" } },
    "node_modules/@salvia/web": { link: true, resolved: "web" },
    "node_modules/react": { version: "19.3.1" },
    "node_modules/admin": { version: "14.5.1", optionalDependencies: { firestore: "9.4.1" } },
    "node_modules/firestore": { version: "9.4.1", optional: true, dependencies: { api: "0.7.0" } },
    "node_modules/firestore/node_modules/api": { version: "0.7.0", optional: true },
    "node_modules/bundler": {
      version: "1.0.0",
      optionalDependencies: { "bundler-windows": "1.0.0" },
    },
    "node_modules/bundler-windows": {
      version: "1.0.0",
      optional: true,
      os: ["win32"],
      dependencies: { shim: "2.0.0" },
    },
    "node_modules/shim": { version: "2.0.0", optional: true },
  },
};
const {
  "": _root,
  "node_modules/bundler-windows": _build,
  "node_modules/shim": _shim,
  ...here
} = lock.packages;

/** The installed packages without the given one. */
function without(path: keyof typeof here) {
  return { packages: Object.fromEntries(Object.entries(here).filter(([name]) => name !== path)) };
}

describe("installed packages", () => {
  it("are complete without other platforms' builds and what only those need", () => {
    expect(installed(lock, { packages: here })).toBe(true);
  });

  it("are outdated if one has a different version", () => {
    const older = { ...here, "node_modules/react": { version: "19.3.0" } };
    expect(installed(lock, { packages: older })).toBe(false);
  });

  it.each([
    "node_modules/react",
    "node_modules/@salvia/web",
    "node_modules/firestore",
    "node_modules/firestore/node_modules/api",
  ] as const)("are incomplete without %s", (path) => {
    expect(installed(lock, without(path))).toBe(false);
  });

  it("are incomplete if npm's own list names a missing one", () => {
    const isThere = (path: string) => path !== "node_modules/firestore";
    expect(complete({ packages: here }, () => true)).toBe(true);
    expect(complete({ packages: here }, isThere)).toBe(false);
  });
});
