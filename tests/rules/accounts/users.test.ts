import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { user } from "../../../seed/users.ts";
import { actors, connect } from "../support/actors.ts";
import { decide } from "../support/decide.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { testTable } from "../support/testTable.ts";
import { storedUsers, userRows } from "./users.cases.ts";

const environment = await rulesEnvironment("users");

afterAll(() => environment.cleanup());

testTable(environment, collections.users, userRows, storedUsers);

test.each(actors)("$name may not create a profile, not even their own", async (actor) => {
  const uid = actor.uid ?? "stranger";
  const path = `${collections.users}/${uid}`;
  const db = connect(environment, actor);
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { [path]: null });
  });
  const send = () => write(db, (writes) => writes.set(db.doc(path), user()));
  expect(await decide(collections.users, { operation: "create", send }, db, uid)).toBe("denied");
});

test("lets users save settings despite invalid data elsewhere in the profile", async () => {
  const db = connect(environment, { uid: "nora", claims: {} });
  const path = `${collections.users}/nora`;
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { [path]: { ...user(), phone: "by heart", extra: 1 } });
  });
  const send = () => write(db, (writes) => writes.update(db.doc(path), { language: "pt" }));
  expect(await decide(collections.users, { operation: "update", send }, db, "nora")).toBe(
    "allowed",
  );
});
