import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { nextStepRows, storedNextSteps } from "./nextSteps.cases.ts";

const environment = await rulesEnvironment("next-steps");

afterAll(() => environment.cleanup());

testTable(environment, collections.nextSteps, nextStepRows, storedNextSteps);
