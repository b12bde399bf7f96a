import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { storedTreatmentRequests, treatmentRequestRows } from "./treatmentRequests.cases.ts";

const environment = await rulesEnvironment("treatmentrequests");

afterAll(() => environment.cleanup());

testTable(
  environment,
  collections.treatmentRequests,
  treatmentRequestRows,
  storedTreatmentRequests,
);
