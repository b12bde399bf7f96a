import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "./appointments.stored.ts";
import { rulesEnvironment } from "./environment.ts";
import { patientRows } from "./patients.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("patients");

afterAll(() => environment.cleanup());

testTable(environment, collections.patients, patientRows, storedSchedule);
