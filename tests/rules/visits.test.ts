import { collections } from "@salvia/domain/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { signalRows, signalsOfVisits, storedSignals } from "./signals.cells.ts";
import { testTable } from "./testTable.ts";
import { visitRows } from "./visits.cells.ts";
import { storedForVisits } from "./visits.stored.ts";

const environment = await rulesEnvironment("visits");

afterAll(() => environment.cleanup());

testTable(environment, collections.visits, visitRows, storedForVisits);
testTable(environment, signalsOfVisits, signalRows, storedSignals);
