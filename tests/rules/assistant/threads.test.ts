import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { messagesOfThreads } from "./messagesOfThreads.ts";
import { testTable } from "../support/testTable.ts";
import { messageRows, storedThreads, threadRows } from "./threads.cases.ts";

const environment = await rulesEnvironment("threads");

afterAll(() => environment.cleanup());

testTable(environment, collections.threads, threadRows, storedThreads);
testTable(environment, messagesOfThreads, messageRows, storedThreads);
