import { parseAst } from "vite";
import { expect, test } from "vitest";

import { splitModule } from "./splitFirestore.ts";

const code = `
import { base } from './base.js';
const shared = base;
function opened(db) { return db.opened || shared; }
class OnDevice { opened() { return helper(shared); } }
function helper(of) { return of; }
register(opened);
export { opened as open, OnDevice as stored };
`;

test("moves what only the late exports need, and keeps all exports", () => {
  const { early, late } = splitModule(code, parseAst(code), "/sdk/index.js", ["OnDevice"]);
  expect(early).toContain("function opened");
  expect(early).toContain("register(opened);");
  expect(early).toContain("export { opened as open, OnDevice as stored };");
  expect(early).toContain('import { OnDevice } from "/sdk/index.js?late";');
  expect(early).not.toMatch(/class|function helper/);
  expect(late).toMatch(/class OnDevice[^]*function helper/);
  expect(late).toContain('import { lent_shared as shared } from "/sdk/index.js";');
});

test("keeps what the other exports need, too", () => {
  const used = code.replace("db.opened ||", "helper(db) ||");
  const { early, late } = splitModule(used, parseAst(used), "/sdk/index.js", ["OnDevice"]);
  expect(early).toContain("function helper");
  expect(late).not.toContain("function helper");
});
