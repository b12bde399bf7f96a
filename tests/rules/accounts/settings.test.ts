import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { settingsRows, storedSettings } from "./settings.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("settings");

afterAll(() => environment.cleanup());

testTable(environment, collections.settings, settingsRows, storedSettings);
