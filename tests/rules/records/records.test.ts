import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { allergyRows } from "./allergies.cases.ts";
import { medicationRows } from "./medications.cases.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { recordDocuments } from "./records.stored.ts";
import { problemRows } from "./problems.cases.ts";
import { recordNoteRows } from "./recordNotes.cases.ts";
import { testTable } from "../support/testTable.ts";
import { vitalsRows } from "./vitals.cases.ts";

const environment = await rulesEnvironment("records");

afterAll(() => environment.cleanup());

testTable(environment, partOfRecords("allergies"), allergyRows, recordDocuments);
testTable(environment, partOfRecords("problems"), problemRows, recordDocuments);
testTable(environment, partOfRecords("vitals"), vitalsRows, recordDocuments);
testTable(environment, partOfRecords("medications"), medicationRows, recordDocuments);
testTable(environment, partOfRecords("notes"), recordNoteRows, recordDocuments);
