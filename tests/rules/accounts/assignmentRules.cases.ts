import { assignmentRulesId, noAssignmentRules } from "@salvia/domain/account/assignmentRules";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { listOf, write, type Row, type Transaction } from "../support/row.ts";
import type { Documents } from "../support/values.ts";

const noOne: readonly ActorName[] = [];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];

const path = `${collections.assignmentRules}/${assignmentRulesId}`;
const rules = { ...noAssignmentRules, rev: 1, lastAssigned: {} };

export const storedAssignmentRules: Documents = { [path]: rules };

/** Every tested operation on the rules: administrators read them, no client writes. */
export const assignmentRuleRows: readonly Row[] = [
  {
    operation: "get",
    name: "the rules",
    send: (db) => db.doc(path).get({ source: "server" }),
    allowedTo: admins,
  },
  {
    operation: "list",
    name: "a page",
    send: listOf(collections.assignmentRules, (all) => all.limit(10)),
    allowedTo: noOne,
  },
  change("create", (writes, doc) => writes.set(doc(`${collections.assignmentRules}/new`), rules)),
  change("update", (writes, doc) => writes.update(doc(path), { isOn: true })),
  change("delete", (writes, doc) => writes.delete(doc(path))),
];

function change(
  operation: Row["operation"],
  make: (writes: Transaction, doc: (at: string) => Parameters<Transaction["delete"]>[0]) => unknown,
): Row {
  return {
    operation,
    name: "the rules",
    send: (db) => write(db, (writes) => make(writes, (at) => db.doc(at))),
    allowedTo: noOne,
  };
}
