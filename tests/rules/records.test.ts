import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { medicationRows } from "./medications.cells.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { recordDocuments } from "./records.stored.ts";
import { recordNoteRows } from "./recordNotes.cells.ts";
import { testTable } from "./testTable.ts";
import { vitalsRows } from "./vitals.cells.ts";

const environment = await rulesEnvironment("records");

afterAll(() => environment.cleanup());

testTable(environment, partOfRecords("vitals"), vitalsRows, recordDocuments);
testTable(environment, partOfRecords("medications"), medicationRows, recordDocuments);
testTable(environment, partOfRecords("notes"), recordNoteRows, recordDocuments);
