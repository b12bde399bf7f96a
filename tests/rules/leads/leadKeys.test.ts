import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { leadKeyRows } from "./leadKeys.cases.ts";
import { leadDocuments } from "./leads.stored.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("lead-keys");

afterAll(() => environment.cleanup());

testTable(environment, collections.leadKeys, leadKeyRows, leadDocuments);
