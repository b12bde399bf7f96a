import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { indexPartItems } from "@salvia/domain/shared/indexParts";
import { takenDayItems } from "@salvia/domain/scheduling/takenTime";
import { collections } from "@salvia/domain/shared/collections";
import { notificationItems } from "@salvia/domain/mail/notification";
import { personalData } from "@salvia/domain/privacy/personalData";
import { describe, expect, test } from "vitest";

import indexes from "../firestore.indexes.json" with { type: "json" };

// The emulators answer queries without indexes; a real project refuses them. This checks the
// functions' queries, and web/src/features/indexes.test.ts those of the pages.

/** A query: fields with an equality, then at most one order, which a range has, too. */
type ServerQuery = {
  collection: string;
  group?: true;
  equal?: readonly string[];
  order?: readonly [field: string, direction: "ASCENDING" | "DESCENDING"];
};

const { leads, appointments, tasks, threads, visits } = collections;

/**
 * The queries of each file that filters or orders, without those in the order of ids, and how many
 * filters and orders its source has.
 */
const queriesOfFiles: Record<string, readonly [parts: number, ...queries: ServerQuery[]]> = {
  "accounts/access/beginAccessChange.ts": [1, find(collections.staff, ["role"])],
  "accounts/access/listAccounts.ts": [4, find(collections.revocations, [], up("endsOn"))],
  "accounts/access/shownAccounts.ts": [3, find(collections.auditLog, ["action"], down("at"))],
  "accounts/endDates/endAccess.ts": [2, find(collections.revocations, [], up("endsOn"))],
  "accounts/invitations/inviteOnce.ts": [2, find(collections.auditLog, ["uid", "action"])],
  "accounts/policy/linkedPolicies.ts": [1, find(collections.policyLinks, ["email"])],
  "accounts/policy/requestPolicyCode.ts": [1, find(collections.patients, ["memberNumber"])],
  // The page's filters, each with its index; Firestore merges them.
  "audit/exportAudit.ts": [
    7,
    ...["action", "by", "uid"].map((field) => find(collections.auditLog, [field], down("at"))),
  ],
  "appointments/remindParticipants.ts": [4, find(appointments, ["status"], up("startsAt"))],
  "appointments/serveWaitingList.ts": [
    10,
    find(collections.waitingList, ["clinicianId"], up("createdAt")),
    find(appointments, ["clinicianId", "status"], up("startsAt")),
    find(notificationItems, ["kind"], down("at")),
  ],
  "appointments/calendar/ownFeed.ts": [1, find(collections.calendarFeeds, ["uid"])],
  "appointments/calendar/touchFeeds.ts": [1, find(collections.calendarFeeds, ["uid"])],
  "appointments/calendar/readFeed.ts": [
    5,
    find(appointments, ["clinicianId", "status"], up("startsAt")),
    find(appointments, ["patientId"], up("startsAt")),
  ],
  "assistant/tools/appointments.ts": [
    5,
    find(appointments, ["clinicianId", "status"], up("startsAt")),
    find(appointments, ["clinicianId", "patientId"], down("startsAt")),
  ],
  "assistant/tools/freeTimes.ts": [2, find(takenDayItems, [], up("endsAt"))],
  "assistant/tools/notes.ts": [
    3,
    find(collections.notes, ["status"], down("signedAt")),
    {
      collection: collections.notes,
      group: true,
      equal: ["clinicianId", "status"],
      order: up("createdAt"),
    },
  ],
  "assistant/tools/record.ts": [3, find("vitals", [], down("measuredAt"))],
  "assistant/tools/tasksAndContact.ts": [
    2,
    find(tasks, ["ownerId", "doneAt"]),
    find(collections.conversations, ["clinicianId", "unreadBy"]),
  ],
  "assistant/tools/waiting.ts": [1, find(visits, ["clinicianId", "state"])],
  "privacy/eraseLostLeads.ts": [3, find(leads, ["status"], down("updatedAt"))],
  "privacy/eraseData.ts": [1, find(collections.leadKeys, ["leadId"])],
  "privacy/personQueries.ts": [4, ...personQueries()],
  "privacy/sweepErasures.ts": [1],
  "leads/merge/leadMerge.ts": [1],
  "leads/ownImports.ts": [1, find(collections.importRuns, ["uid"])],
  // Counts what the lead list shows: days in its order, merging its indexes, and anything else
  // without an order.
  "leads/recordExport.ts": [
    2,
    find(leads, ["ownerId", "status", "kind", "plan", "search"]),
    ...[[], ["status"], ["kind"], ["plan"], ["source"], ["phone"]].flatMap((equal) =>
      [equal, ["ownerId", ...equal]].map((fields) => find(leads, fields, down("createdAt"))),
    ),
    ...["ownerId", "status", "kind", "plan", "source", "phone"].map((field) =>
      find(leads, [field], up("nextStepDay")),
    ),
  ],
  "leads/recount.ts": [2, find(leads, ["ownerId"])],
  "leads/recountAll.ts": [4, find(leads, ["ownerId"]), find(leads, [], up("ownerId"))],
  "leads/runImportUndo.ts": [2, find(collections.leadImports, ["run", "undone"])],
  "notifications/notifyLeadEvent.ts": [
    2,
    { collection: notificationItems, group: true, equal: ["leadId"] },
  ],
  "notifications/mailAboutPool.ts": [4, find(leads, ["ownerId"], down("updatedAt"))],
  "notifications/salespeople.ts": [2, find(collections.staff, ["role"])],
  "notifications/remindOfSteps.ts": [
    4,
    find(collections.nextSteps, ["ownerId", "doneAt", "dueOn"]),
    find(collections.nextSteps, ["ownerId", "doneAt"], up("dueOn")),
  ],
  "notifications/sendDue.ts": [2, find(collections.newsWindows, [], up("dueAt"))],
  "passkeys/passkeyDocuments.ts": [1, find(collections.passkeys, ["uid"])],
  "patients/repairIndexes.ts": [1, find(collections.patients, ["clinicians"])],
  "patients/memberNumbers.ts": [1, find(collections.patients, ["memberNumber"])],
  "reports/sendReports.ts": [2, find(collections.users, ["notifications.monthlyReport"])],
  "searchIndexes/repairIndex.ts": [
    3,
    find(collections.staff, ["role"]),
    find(indexPartItems, [], up("from")),
  ],
  "searchIndexes/searchIndex.ts": [
    5,
    find(indexPartItems, [], up("from")),
    find(indexPartItems, [], down("from")),
  ],
  "patients/treatment/clinicianPage.ts": [
    5,
    find(collections.staff, ["role"], up("name")),
    find(collections.staff, ["role", "specialty"], up("name")),
    find(collections.staff, ["role", "languages"], up("name")),
    ...[[], ["specialty"], ["languages"], ["listing.cityKey"]].map((filter) =>
      find(collections.staff, ["listing.isPublic", ...filter], up("name")),
    ),
  ],
  "patients/treatment/findClinicians.ts": [3, find(takenDayItems, [], up("endsAt"))],
  "leads/conversion/runConversionUndo.ts": [1, find(appointments, ["patientId"])],
  "mail/leadMailState.ts": [
    3,
    find(collections.mail, ["to"]),
    { collection: collections.activities, group: true, equal: ["mail.id"] },
  ],
  "leads/sharedKeys.ts": [1, find(collections.leads, ["household"])],
  "patients/treatment/declineRequests.ts": [
    2,
    find(collections.treatmentRequests, ["clinicianId", "status"]),
  ],
  "patients/treatment/requestTreatment.ts": [
    2,
    find(collections.treatmentRequests, ["patientId", "status"]),
  ],
  "visits/guests/enterAsGuest.ts": [1, find(collections.guests, ["linkHash"])],
  "work/chooseOwner.ts": [2, find(leads, ["ownerId", "status"])],
  "work/workQueries.ts": [
    6,
    find(leads, ["ownerId"]),
    find(collections.patients, ["clinicians"]),
    find(appointments, ["clinicianId", "status"], up("startsAt")),
    find(tasks, ["ownerId", "doneAt"]),
  ],
};

function find(
  collection: string,
  equal: readonly string[],
  order?: ServerQuery["order"],
): ServerQuery {
  return { collection, equal, ...(order && { order }) };
}

function up(field: string) {
  return [field, "ASCENDING"] as const;
}

function down(field: string) {
  return [field, "DESCENDING"] as const;
}

/** An erasure's queries follow from the map of personal data. */
function personQueries(): ServerQuery[] {
  return Object.entries(personalData).flatMap(([collection, rows]) =>
    rows.flatMap(({ found }): ServerQuery[] => {
      if (found.by === "field" || found.by === "address") {
        return [{ collection: collectionName(collection), equal: [found.field] }];
      }
      return found.by === "group"
        ? [{ collection: found.items, group: true, equal: [found.field] }]
        : [];
    }),
  );
}

function collectionName(key: string): string {
  return Object.entries(collections).find(([name]) => name === key)?.[1] ?? key;
}

const source = fileURLToPath(new URL("../functions/src/", import.meta.url));
const part = /\b(?:where|orderBy|collectionGroup)(?:\(|:| =)/g;

test("knows the queries of every file of the functions", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter(
    (file) => !file.endsWith(".test.ts") && file !== "caller/callerFirestore.ts",
  );
  const counts = files.flatMap((file) => {
    const found = readFileSync(source + file, "utf8").match(part) ?? [];
    return found.length === 0 ? [] : [[file, found.length]];
  });
  const known = Object.entries(queriesOfFiles).map(([file, [parts]]) => [file, parts]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(known));
});

describe.each(Object.entries(queriesOfFiles).filter(([, [, ...queries]]) => queries.length > 0))(
  "%s",
  (_, [, ...queries]) => {
    test.each(queries.map((query) => [describeQuery(query), query] as const))(
      "has an index for %s",
      (_name, query) => {
        expect(isServed(query)).toBe(true);
      },
    );
  },
);

test.each<[string, ServerQuery]>([
  ["an equality and an order", { collection: leads, equal: ["plan"], order: ["rev", "ASCENDING"] }],
  [
    "the other direction",
    { collection: threads, equal: ["ownerId"], order: ["updatedAt", "ASCENDING"] },
  ],
  ["a field without its own index", { collection: collections.mail, equal: ["message"] }],
  ["a part of such a field", { collection: collections.users, equal: ["notifications.newLeads"] }],
  ["a group without an index", { collection: leads, group: true, equal: ["ownerId"] }],
])("finds that no index serves %s", (_, query) => {
  expect(isServed(query)).toBe(false);
});

test("indexes no long text and no counter", () => {
  const unindexed = indexes.fieldOverrides
    .filter((override) => override.indexes.length === 0 && !("ttl" in override))
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(unindexed).toEqual(
    expect.arrayContaining([
      "mail.message",
      "notes.text",
      "activities.text",
      "messages.text",
      "messages.sentences",
      "leads.consent",
      "salesStats.months",
      "parts.people",
      "users.notifications",
    ]),
  );
});

function describeQuery({ collection, group, equal = [], order }: ServerQuery): string {
  const fields = [...equal.map((field) => `${field} ==`), order?.join(" ") ?? []].flat().join(", ");
  return `${collection}${group ? " everywhere" : ""}: ${fields}`;
}

/** Whether Firestore has an index for a query. It merges single-field indexes for equalities alone. */
function isServed({ collection, group, equal = [], order }: ServerQuery): boolean {
  const scope = group ? "COLLECTION_GROUP" : "COLLECTION";
  if (order === undefined) return equal.every((field) => isIndexed(collection, field, scope));
  if (equal.length === 0) return isIndexed(collection, order[0], scope);
  const wanted = `${equal.toSorted().join()} ${order.join(" ")}`;
  return indexes.indexes.some(({ collectionGroup, queryScope, fields }) => {
    const last = fields.at(-1);
    const first = fields.slice(0, -1).map(({ fieldPath }) => fieldPath);
    const has = `${first.toSorted().join()} ${last?.fieldPath} ${last?.order}`;
    return collectionGroup === collection && queryScope === scope && has === wanted;
  });
}

/** Whether a field has an index of its own: by an override of it or its map, or by default. */
function isIndexed(collection: string, field: string, scope: string): boolean {
  const override = indexes.fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => field === fieldPath || field.startsWith(`${fieldPath}.`))
    .toSorted((one, other) => other.fieldPath.length - one.fieldPath.length)[0];
  if (override === undefined) return scope === "COLLECTION";
  return override.indexes.some(({ queryScope }) => queryScope === scope);
}
