import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { leadRows } from "./leads.cases.ts";
import { leadDocuments } from "./leads.stored.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("leads");

afterAll(() => environment.cleanup());

testTable(environment, collections.leads, leadRows, leadDocuments);
