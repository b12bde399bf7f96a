import { collections } from "@salvia/domain/collections";
import { afterAll } from "vitest";

import { storedSchedule } from "./appointments.stored.ts";
import { rulesEnvironment } from "./environment.ts";
import { requestPlaceRows } from "./requestPlaces.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("request-places");

afterAll(() => environment.cleanup());

testTable(environment, collections.requestPlaces, requestPlaceRows, storedSchedule);
