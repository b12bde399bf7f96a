import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { salesStatsRows, storedSalesStats } from "./salesStats.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("sales-stats");

afterAll(() => environment.cleanup());

testTable(environment, collections.salesStats, salesStatsRows, storedSalesStats);
