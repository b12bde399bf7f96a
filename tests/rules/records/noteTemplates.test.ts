import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { noteTemplateRows, storedNoteTemplates } from "./noteTemplates.cases.ts";

const environment = await rulesEnvironment("note-templates");

afterAll(() => environment.cleanup());

testTable(environment, collections.noteTemplates, noteTemplateRows, storedNoteTemplates);
