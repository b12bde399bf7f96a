import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "../scheduling/appointments.stored.ts";
import { rulesEnvironment } from "../support/environment.ts";
import { patientRows } from "./patients.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("patients");

afterAll(() => environment.cleanup());

testTable(environment, collections.patients, patientRows, storedSchedule);
