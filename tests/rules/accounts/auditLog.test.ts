import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { auditLogRows, storedAuditLog } from "./auditLog.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("audit-log");

afterAll(() => environment.cleanup());

testTable(environment, collections.auditLog, auditLogRows, storedAuditLog);
