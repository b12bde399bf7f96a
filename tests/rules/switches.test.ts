import { switchesPath, type Switches } from "@salvia/domain/shared/switches";
import { afterAll, describe, expect, test } from "vitest";

import { actors, connect, isEnded, type Actor } from "./support/actors.ts";
import { rulesEnvironment, store } from "./support/environment.ts";
import { mismatches } from "./support/mismatches.ts";
import { refused, switchCases, type Refuses } from "./support/switchCases.ts";
import { storedInTables, tables } from "./tables.ts";

const environment = await rulesEnvironment("switches");

afterAll(() => environment.cleanup());

/** One actor of each role, and one without a role. */
const holders = actors.filter(
  (actor) => !isEnded(actor) && !/^owner |lost the role$/.test(actor.name),
);

// Without the document is how each table's own test runs.
const cases = switchCases.filter(([, switches]) => switches !== null);

describe.each(cases)("%s", (_case, switches, refuses) => {
  test.each(holders)("$name may do all that no switch refuses", async (actor) => {
    expect(await unexpected(actor, switches, refuses)).toEqual([]);
  });
});

/** The cells that the rules decide differently. */
async function unexpected(actor: Actor, switches: Switches | null, refuses: Refuses) {
  const { name, claims } = actor;
  const uid = actor.uid ?? "stranger";
  const role = "role" in claims ? claims.role : null;
  const db = connect(environment, actor);
  const found: string[] = [];
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    await store(server, { ...storedInTables, [switchesPath]: switches });
    for (const { collection, rows, stored } of tables) {
      const granted = rows
        .filter(({ allowedTo }) => allowedTo.includes(name))
        .map((row) => (refuses(collection, row, role) ? refused(collection, row) : row));
      const requester = { name, uid, db, server };
      const wrong = await mismatches(collection, granted, without(stored), requester);
      found.push(...wrong.map((cell) => `${collection} ${cell}`));
    }
  });
  return found;
}

/** What a table stores, without the switches. */
function without(stored: Readonly<Record<string, object | null>>) {
  return Object.fromEntries(Object.entries(stored).filter(([path]) => path !== switchesPath));
}
