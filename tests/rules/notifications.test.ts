import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "./environment.ts";
import { notificationRows, storedNotifications } from "./notifications.cells.ts";
import { testTable } from "./testTable.ts";

const environment = await rulesEnvironment("notifications");

afterAll(() => environment.cleanup());

testTable(environment, collections.notifications, notificationRows, storedNotifications);
