import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { quoteRows, storedQuotes } from "./quotes.cases.ts";

const environment = await rulesEnvironment("quotes");

afterAll(() => environment.cleanup());

testTable(environment, collections.quotes, quoteRows, storedQuotes);
