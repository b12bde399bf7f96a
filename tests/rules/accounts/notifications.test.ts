import { collections } from "@salvia/domain/shared/collections";
import { afterAll } from "vitest";

import { rulesEnvironment } from "../support/environment.ts";
import { notificationRows, storedNotifications } from "./notifications.cases.ts";
import { testTable } from "../support/testTable.ts";

const environment = await rulesEnvironment("notifications");

afterAll(() => environment.cleanup());

testTable(environment, collections.notifications, notificationRows, storedNotifications);
