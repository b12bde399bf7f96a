import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { coverageRows, storedCoverages } from "./coverages.cases.ts";

const environment = await rulesEnvironment("coverages");

afterAll(() => environment.cleanup());

testTable(environment, collections.coverages, coverageRows, storedCoverages);
