import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { messagesOfThreads } from "./messagesOfThreads.ts";
import { testTable } from "./testTable.ts";
import { messageRows, storedThreads, threadRows } from "./threads.cells.ts";

const environment = await rulesEnvironment("threads");

afterAll(() => environment.cleanup());

testTable(environment, collections.threads, threadRows, storedThreads);
testTable(environment, messagesOfThreads, messageRows, storedThreads);
