import { collections } from "@salvia/domain/collections";
import { afterAll, describe, expect, test } from "vitest";

import { user } from "../../seed/users.ts";
import { actors, connect } from "./actors.ts";
import { decide } from "./decide.ts";
import { rulesEnvironment, store } from "./environment.ts";
import { write } from "./row.ts";
import { surprises } from "./surprises.ts";
import { storedUsers, userRows } from "./users.cells.ts";

const environment = await rulesEnvironment("users");

afterAll(() => environment.cleanup());

describe.each(actors)("$name", ({ name, ...actor }) => {
  const uid = actor.uid ?? "stranger";
  const path = `${collections.users}/${uid}`;
  const db = connect(environment, actor);

  test(`may do with profiles what the table says, in ${userRows.length} cells`, async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, storedUsers);
      const asking = { name, uid, db, server };
      expect(await surprises(collections.users, userRows, storedUsers, asking)).toEqual([]);
    });
  });

  test("may not create a profile, not even their own", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await store(context.firestore(), { [path]: null });
    });
    const ask = () => write(db, (writes) => writes.set(db.doc(path), user()));
    expect(await decide(collections.users, { operation: "create", ask }, db, uid)).toBe("denied");
  });
});

test("what is wrong elsewhere in a profile does not keep a user from the settings", async () => {
  const db = environment.authenticatedContext("nora").firestore();
  const path = `${collections.users}/nora`;
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { [path]: { ...user(), phone: "by heart", extra: 1 } });
  });
  const ask = () => write(db, (writes) => writes.update(db.doc(path), { language: "pt" }));
  expect(await decide(collections.users, { operation: "update", ask }, db, "nora")).toBe("allowed");
});
