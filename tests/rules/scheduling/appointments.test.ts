import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "./appointments.stored.ts";
import { rulesEnvironment } from "../support/environment.ts";
import { appointmentRows } from "./appointments.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("appointments");

afterAll(() => environment.cleanup());

testTable(environment, collections.appointments, appointmentRows, storedSchedule);
