import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { leadIndexRows, partsOfLeadIndexes, storedLeadIndexes } from "./leadIndexes.cases.ts";

const environment = await rulesEnvironment("lead-indexes");

afterAll(() => environment.cleanup());

testTable(environment, partsOfLeadIndexes, leadIndexRows, storedLeadIndexes);
