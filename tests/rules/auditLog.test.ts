import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { auditLogRows, storedAuditLog } from "./auditLog.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("audit-log");

afterAll(() => environment.cleanup());

testTable(environment, collections.auditLog, auditLogRows, storedAuditLog);
