import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import {
  partsOfPatientIndexes,
  patientIndexRows,
  storedPatientIndexes,
} from "./patientIndexes.cases.ts";

const environment = await rulesEnvironment("patient-indexes");

afterAll(() => environment.cleanup());

testTable(environment, partsOfPatientIndexes, patientIndexRows, storedPatientIndexes);
