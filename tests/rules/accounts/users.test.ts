import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { user } from "../../../seed/users.ts";
import { actors } from "../support/actors.ts";
import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { write } from "../support/row.ts";

const rules = await rulesProject("users");

test.each(actors)("$name may not create a profile, not even their own", async (actor) => {
  const uid = actor.uid ?? "stranger";
  const path = `${collections.users}/${uid}`;
  const db = rules.as(actor);
  const send = () => write(db, (writes) => writes.set(db.doc(path), user()));
  expect(await decide(collections.users, { operation: "create", send }, db, uid)).toBe("denied");
});

test("lets users save settings despite invalid data elsewhere in the profile", async () => {
  const db = rules.as({ uid: "nora", claims: {} });
  const path = `${collections.users}/nora`;
  await store(rules.server, { [path]: { ...user(), phone: "by heart", extra: 1 } });
  const send = () => write(db, (writes) => writes.update(db.doc(path), { language: "pt" }));
  expect(await decide(collections.users, { operation: "update", send }, db, "nora")).toBe(
    "allowed",
  );
});
