import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { leadViewerRows, storedViewers } from "./leadViewers.cases.ts";

const environment = await rulesEnvironment("lead-viewers");

afterAll(() => environment.cleanup());

testTable(environment, collections.leadViewers, leadViewerRows, storedViewers);
