import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { staffRows, storedStaff } from "./staff.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("staff");

afterAll(() => environment.cleanup());

testTable(environment, collections.staff, staffRows, storedStaff);
