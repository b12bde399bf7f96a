import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "./appointments.stored.ts";
import { rulesEnvironment } from "./environment.ts";
import { appointmentRows } from "./appointments.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("appointments");

afterAll(() => environment.cleanup());

testTable(environment, collections.appointments, appointmentRows, storedSchedule);
