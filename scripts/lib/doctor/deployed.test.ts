import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../places.ts";
import { deployed, mailFunctions } from "./deployed.ts";

const folder = join(root, "functions/src");
const sources = globSync("**/*.ts", { cwd: folder })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(folder, path), "utf8"));

test("lists every function that is deployed", () => {
  const index = readFileSync(join(folder, "index.ts"), "utf8");
  const names = [...index.matchAll(/export (?:\{([^}]*)\}|const (\w+))/g)].flatMap(
    ([, list = "", name = ""]) => `${list},${name}`.split(",").map((each) => each.trim()),
  );
  const exported = names.filter(Boolean).toSorted();
  expect(exported.length).toBeGreaterThan(15);
  expect(Object.values(deployed).flat().toSorted()).toEqual(exported);
  // Each is a service of its own, and a process on a laptop. Join triggers instead of raising it.
  expect(exported.length).toBeLessThanOrEqual(28);
});

test.each([
  ["publicFunctions", /= serve\(\s*"(\w+)"/g],
  ["blockingFunctions", /export const (\w+) = before(?:UserCreated|UserSignedIn|SmsSent)\(/g],
  ["scheduledFunctions", /export const (\w+) = onSchedule\(/g],
  ["queueFunctions", /export const (\w+) = onTaskDispatched\(/g],
] as const)("lists the %s of the source", (kind, pattern) => {
  const found = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  expect(found.toSorted()).toEqual([...deployed[kind]].toSorted());
});

test("knows which functions a project without our own sender lacks", () => {
  const all: readonly string[] = Object.values(deployed).flat();
  for (const name of mailFunctions) expect(all).toContain(name);
  const sender = readFileSync(join(folder, "mail/mail.ts"), "utf8");
  const omitted = [...sender.matchAll(/export const (\w+) =/g)].map(([, name = ""]) => name);
  expect([...mailFunctions].toSorted()).toEqual(omitted.toSorted());
});
