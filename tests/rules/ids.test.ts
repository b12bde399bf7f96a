import { expect, test } from "vitest";

import { actors, type Firestore } from "./support/actors.ts";
import { pathsIn } from "./budgets/callCosts.ts";
import { decide } from "./support/decide.ts";
import { rulesProject } from "./support/environment.ts";
import { interceptWrites } from "./support/interceptWrites.ts";
import { tables } from "./tables.ts";

const rules = await rulesProject("ids");

const strangeIds = ["x.y:z", "x".repeat(302), "ñandú", "名前"];

test.each(tables)("nothing is created in $collection under a strange id", async (table) => {
  const { collection, rows, stored } = table;
  await rules.begin(stored);
  const pattern = new RegExp(`^${pathsIn(collection)}/([^/]+)$`);
  const created = rows.filter(
    ({ operation, allowedTo, alike }) => operation === "create" && allowedTo.length > 0 && !alike,
  );
  const outcomes: string[] = [];
  for (const row of created.slice(0, 3)) {
    const actor = actors.find(({ name }) => row.allowedTo.includes(name));
    if (!actor) continue;
    for (const id of strangeIds) {
      const db = renaming(rules.as(actor), pattern, id);
      const outcome = await decide(collection, row, db, actor.uid ?? "");
      if (outcome === "allowed") outcomes.push(`${row.name}, as ${id.slice(0, 10)}`);
    }
  }
  expect(outcomes).toEqual([]);
});

/**
 * A connection that gives each new document that matches a pattern another id, in its path and in
 * references to it.
 */
function renaming(db: Firestore, pattern: RegExp, id: string): Firestore {
  // Matches no name until the new document is written.
  let own = "";
  return interceptWrites(db, ({ document, data }) => {
    own ||= pattern.exec(document.path)?.[1] ?? "";
    const path = document.path.split("/").map((part) => (part === own ? id : part));
    return {
      document: db.doc(path.join("/")),
      data: data.map((fields) => referring(fields, own, id)),
    };
  });
}

function referring(fields: unknown, own: string, id: string): unknown {
  if (typeof fields !== "object" || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === own ? id : value]),
  );
}
