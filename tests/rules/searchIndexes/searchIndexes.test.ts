import { rulesProject } from "../support/environment.ts";
import { testTables } from "../testTables.ts";
import { tablesIn } from "../tables.ts";

testTables(await rulesProject("search-indexes"), tablesIn.searchIndexes);
