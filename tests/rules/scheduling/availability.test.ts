import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { availabilityRows, storedAvailabilities } from "./availability.cases.ts";

const environment = await rulesEnvironment("availability");

afterAll(() => environment.cleanup());

testTable(environment, collections.availability, availabilityRows, storedAvailabilities);
