import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { assignmentRuleRows, storedAssignmentRules } from "./assignmentRules.cases.ts";

const environment = await rulesEnvironment("assignment-rules");

afterAll(() => environment.cleanup());

testTable(environment, collections.assignmentRules, assignmentRuleRows, storedAssignmentRules);
