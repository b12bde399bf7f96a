import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { bulkJobPartRows, bulkJobRows, storedBulkJobs } from "./bulkJobs.cases.ts";

const environment = await rulesEnvironment("bulk-jobs");

afterAll(() => environment.cleanup());

testTable(environment, collections.bulkJobs, bulkJobRows, storedBulkJobs);
testTable(environment, collections.bulkJobParts, bulkJobPartRows, storedBulkJobs);
