import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "./appointments.stored.ts";
import { rulesEnvironment } from "../support/environment.ts";
import { slotRows } from "./slots.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("slots");

afterAll(() => environment.cleanup());

testTable(environment, collections.slots, slotRows, storedSchedule);
