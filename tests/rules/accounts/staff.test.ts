import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { staffRows, storedStaff } from "./staff.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("staff");

afterAll(() => environment.cleanup());

testTable(environment, collections.staff, staffRows, storedStaff);
