import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { taskRows, storedTasks } from "./tasks.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("tasks");

afterAll(() => environment.cleanup());

testTable(environment, collections.tasks, taskRows, storedTasks);
