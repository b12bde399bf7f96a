import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { storedWaitingList, waitingListRows } from "./waitingList.cases.ts";

const environment = await rulesEnvironment("waitinglist");

afterAll(() => environment.cleanup());

testTable(environment, collections.waitingList, waitingListRows, storedWaitingList);
