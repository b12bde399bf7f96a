import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { checklistRows, storedChecklists } from "./checklists.cases.ts";

const environment = await rulesEnvironment("checklists");

afterAll(() => environment.cleanup());

testTable(environment, collections.checklists, checklistRows, storedChecklists);
