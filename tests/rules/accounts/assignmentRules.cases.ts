import { assignmentRulesId, noAssignmentRules } from "@salvia/domain/account/assignmentRules";
import { collections } from "@salvia/domain/shared/collections";

import { admins, documentRows } from "../support/documentRows.ts";
import type { Row } from "../support/row.ts";
import type { Documents } from "../support/values.ts";

const rules = { ...noAssignmentRules, rev: 1, lastAssigned: {} };
const { pathOf, get, list, create, update, remove } = documentRows(collections.assignmentRules, {
  fresh: () => rules,
});

export const storedAssignmentRules: Documents = { [pathOf(assignmentRulesId)]: rules };

/** Every tested operation on the rules: administrators read them, no client writes. */
export const assignmentRuleRows: readonly Row[] = [
  get("the rules", assignmentRulesId, admins),
  list("a page", (all) => all.limit(10)),
  create("the rules", "new"),
  update("the rules", assignmentRulesId, { isOn: true }),
  remove("the rules", assignmentRulesId),
];
