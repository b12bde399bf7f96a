import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { salesStatsRows, storedSalesStats } from "./salesStats.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("sales-stats");

afterAll(() => environment.cleanup());

testTable(environment, collections.salesStats, salesStatsRows, storedSalesStats);
