import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "./appointments.stored.ts";
import { bookingChangeRows } from "./bookingChanges.cases.ts";
import { rulesEnvironment } from "../support/environment.ts";
import { daysOfTakenTime, takenTimeRows } from "./takenTime.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("taken-time");

afterAll(() => environment.cleanup());

testTable(environment, daysOfTakenTime, takenTimeRows, storedSchedule);
testTable(environment, collections.bookingChanges, bookingChangeRows, storedSchedule);
