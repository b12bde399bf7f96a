import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { readAccounts } from "./readAccounts.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salvia-accounts-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

it("reads a file of auth:export, and all pages of the nightly export", () => {
  const page = write("0001.json", { users: [{ localId: "ana" }, { localId: "noa" }] });
  expect(readAccounts(page)).toEqual([{ localId: "ana" }, { localId: "noa" }]);
  write("0002.json", { users: [{ localId: "eva" }] });
  write("complete.json", { accounts: 3, pages: 2 });
  expect(readAccounts(folder).map(({ localId }) => localId)).toEqual(["ana", "noa", "eva"]);
});

it.each([
  ["does not exist", () => join(folder, "nothing")],
  ["is not JSON", () => write("accounts.json", "uid,email")],
  ["was interrupted", () => (write("0001.json", { users: [] }), folder)],
  [
    "has only 1 of 3 accounts",
    () => {
      write("0001.json", { users: [{ localId: "ana" }] });
      write("complete.json", { accounts: 3, pages: 2 });
      return folder;
    },
  ],
])("says in one line that it %s", (words, path) => {
  expect(() => readAccounts(path())).toThrow(words);
});
