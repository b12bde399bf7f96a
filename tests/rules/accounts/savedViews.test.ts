import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { savedViewRows, storedSavedViews } from "./savedViews.cases.ts";

const environment = await rulesEnvironment("saved-views");

afterAll(() => environment.cleanup());

testTable(environment, collections.savedViews, savedViewRows, storedSavedViews);
