import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { taskRows, storedTasks } from "./tasks.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("tasks");

afterAll(() => environment.cleanup());

testTable(environment, collections.tasks, taskRows, storedTasks);
