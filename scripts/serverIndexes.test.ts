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
const queriesOfFiles: Record<string, { parts: number; queries: readonly ServerQuery[] }> = {
  "accounts/access/beginAccessChange.ts": {
    parts: 1,
    queries: [{ collection: collections.staff, equal: ["role"] }],
  },
  "accounts/access/listAccounts.ts": {
    parts: 4,
    queries: [{ collection: collections.revocations, order: ["endsOn", "ASCENDING"] }],
  },
  "accounts/access/shownAccounts.ts": {
    parts: 3,
    queries: [{ collection: collections.auditLog, equal: ["action"], order: ["at", "DESCENDING"] }],
  },
  "accounts/endDates/endAccess.ts": {
    parts: 2,
    queries: [{ collection: collections.revocations, order: ["endsOn", "ASCENDING"] }],
  },
  "accounts/invitations/inviteOnce.ts": {
    parts: 2,
    queries: [{ collection: collections.auditLog, equal: ["uid", "action"] }],
  },
  "accounts/policy/linkedPolicies.ts": {
    parts: 1,
    queries: [{ collection: collections.policyLinks, equal: ["email"] }],
  },
  "accounts/policy/requestPolicyCode.ts": {
    parts: 1,
    queries: [{ collection: collections.patients, equal: ["memberNumber"] }],
  },
  // The page's filters, each with its index; Firestore merges them.
  "audit/exportAudit.ts": {
    parts: 7,
    queries: (["action", "by", "uid"] as const).map((field) => ({
      collection: collections.auditLog,
      equal: [field],
      order: ["at", "DESCENDING"],
    })),
  },
  "appointments/remindParticipants.ts": {
    parts: 4,
    queries: [{ collection: appointments, equal: ["status"], order: ["startsAt", "ASCENDING"] }],
  },
  "appointments/serveWaitingList.ts": {
    parts: 10,
    queries: [
      {
        collection: collections.waitingList,
        equal: ["clinicianId"],
        order: ["createdAt", "ASCENDING"],
      },
      {
        collection: appointments,
        equal: ["clinicianId", "status"],
        order: ["startsAt", "ASCENDING"],
      },
      { collection: notificationItems, equal: ["kind"], order: ["at", "DESCENDING"] },
    ],
  },
  "appointments/calendar/ownFeed.ts": {
    parts: 1,
    queries: [{ collection: collections.calendarFeeds, equal: ["uid"] }],
  },
  "appointments/calendar/touchFeeds.ts": {
    parts: 1,
    queries: [{ collection: collections.calendarFeeds, equal: ["uid"] }],
  },
  "appointments/calendar/readFeed.ts": {
    parts: 5,
    queries: [
      {
        collection: appointments,
        equal: ["clinicianId", "status"],
        order: ["startsAt", "ASCENDING"],
      },
      { collection: appointments, equal: ["patientId"], order: ["startsAt", "ASCENDING"] },
    ],
  },
  "assistant/tools/appointments.ts": {
    parts: 5,
    queries: [
      {
        collection: appointments,
        equal: ["clinicianId", "status"],
        order: ["startsAt", "ASCENDING"],
      },
      {
        collection: appointments,
        equal: ["clinicianId", "patientId"],
        order: ["startsAt", "DESCENDING"],
      },
    ],
  },
  "assistant/tools/contact.ts": {
    parts: 1,
    queries: [{ collection: collections.conversations, equal: ["clinicianId", "unreadBy"] }],
  },
  "assistant/tools/freeTimes.ts": {
    parts: 2,
    queries: [{ collection: takenDayItems, order: ["endsAt", "ASCENDING"] }],
  },
  "assistant/tools/notes.ts": {
    parts: 3,
    queries: [
      { collection: collections.notes, equal: ["status"] },
      {
        collection: collections.notes,
        group: true,
        equal: ["clinicianId", "status"],
        order: ["createdAt", "ASCENDING"],
      },
    ],
  },
  "assistant/tools/record.ts": { parts: 1, queries: [] },
  "assistant/tools/tasks.ts": {
    parts: 1,
    queries: [{ collection: tasks, equal: ["ownerId", "doneAt"] }],
  },
  "assistant/tools/waiting.ts": {
    parts: 1,
    queries: [{ collection: visits, equal: ["clinicianId", "state"] }],
  },
  "privacy/eraseLostLeads.ts": {
    parts: 3,
    queries: [{ collection: leads, equal: ["status"], order: ["updatedAt", "DESCENDING"] }],
  },
  "privacy/eraseData.ts": {
    parts: 1,
    queries: [{ collection: collections.leadKeys, equal: ["leadId"] }],
  },
  "privacy/personQueries.ts": { parts: 4, queries: personQueries() },
  "privacy/sweepErasures.ts": { parts: 1, queries: [] },
  "leads/merge/leadMerge.ts": { parts: 1, queries: [] },
  "leads/ownImports.ts": {
    parts: 1,
    queries: [{ collection: collections.importRuns, equal: ["uid"] }],
  },
  // Counts what the lead list shows: days in its order, merging its indexes, and anything else
  // without an order.
  "leads/recordExport.ts": {
    parts: 2,
    queries: [
      { collection: leads, equal: ["ownerId", "status", "kind", "plan", "search"] },
      ...[[], ["status"], ["kind"], ["plan"], ["source"], ["phone"]].flatMap((equal) =>
        [equal, ["ownerId", ...equal]].map((fields): ServerQuery => ({
          collection: leads,
          equal: fields,
          order: ["createdAt", "DESCENDING"],
        })),
      ),
      ...["ownerId", "status", "kind", "plan", "source", "phone"].map((field): ServerQuery => ({
        collection: leads,
        equal: [field],
        order: ["nextStepDay", "ASCENDING"],
      })),
    ],
  },
  "leads/recount.ts": { parts: 2, queries: [{ collection: leads, equal: ["ownerId"] }] },
  "leads/recountAll.ts": {
    parts: 4,
    queries: [
      { collection: leads, equal: ["ownerId"] },
      { collection: leads, order: ["ownerId", "ASCENDING"] },
    ],
  },
  "leads/undoImport.ts": {
    parts: 2,
    queries: [{ collection: collections.leadImports, equal: ["run", "undone"] }],
  },
  "notifications/notifyLeadEvent.ts": {
    parts: 2,
    queries: [{ collection: notificationItems, group: true, equal: ["leadId"] }],
  },
  "notifications/mailAboutPool.ts": {
    parts: 4,
    queries: [{ collection: leads, equal: ["ownerId"], order: ["updatedAt", "DESCENDING"] }],
  },
  "notifications/salespeople.ts": {
    parts: 2,
    queries: [{ collection: collections.staff, equal: ["role"] }],
  },
  "notifications/remindOfSteps.ts": {
    parts: 4,
    queries: [
      { collection: collections.nextSteps, equal: ["ownerId", "doneAt", "dueOn"] },
      {
        collection: collections.nextSteps,
        equal: ["ownerId", "doneAt"],
        order: ["dueOn", "ASCENDING"],
      },
    ],
  },
  "notifications/sendDue.ts": {
    parts: 2,
    queries: [{ collection: collections.newsWindows, order: ["dueAt", "ASCENDING"] }],
  },
  "passkeys/passkeyDocuments.ts": {
    parts: 1,
    queries: [{ collection: collections.passkeys, equal: ["uid"] }],
  },
  "patients/repairIndexes.ts": {
    parts: 1,
    queries: [{ collection: collections.patients, equal: ["clinicians"] }],
  },
  "patients/memberNumbers.ts": {
    parts: 1,
    queries: [{ collection: collections.patients, equal: ["memberNumber"] }],
  },
  "reports/sendReports.ts": {
    parts: 2,
    queries: [{ collection: collections.users, equal: ["notifications.monthlyReport"] }],
  },
  "searchIndexes/repairIndex.ts": {
    parts: 3,
    queries: [
      { collection: collections.staff, equal: ["role"] },
      { collection: indexPartItems, order: ["from", "ASCENDING"] },
    ],
  },
  "searchIndexes/searchIndex.ts": {
    parts: 5,
    queries: [
      { collection: indexPartItems, order: ["from", "ASCENDING"] },
      { collection: indexPartItems, order: ["from", "DESCENDING"] },
    ],
  },
  "patients/treatment/clinicianPage.ts": {
    parts: 5,
    queries: [
      { collection: collections.staff, equal: ["role"], order: ["name", "ASCENDING"] },
      { collection: collections.staff, equal: ["role", "specialty"], order: ["name", "ASCENDING"] },
      { collection: collections.staff, equal: ["role", "languages"], order: ["name", "ASCENDING"] },
      ...[[], ["specialty"], ["languages"], ["listing.cityKey"]].map((filter): ServerQuery => ({
        collection: collections.staff,
        equal: ["listing.isPublic", ...filter],
        order: ["name", "ASCENDING"],
      })),
    ],
  },
  "patients/treatment/findClinicians.ts": {
    parts: 3,
    queries: [{ collection: takenDayItems, order: ["endsAt", "ASCENDING"] }],
  },
  "leads/conversion/undoConversion.ts": {
    parts: 1,
    queries: [{ collection: appointments, equal: ["patientId"] }],
  },
  "mail/leadMailState.ts": {
    parts: 3,
    queries: [
      { collection: collections.mail, equal: ["to"] },
      { collection: collections.activities, group: true, equal: ["mail.id"] },
    ],
  },
  "leads/sharedKeys.ts": {
    parts: 1,
    queries: [{ collection: collections.leads, equal: ["household"] }],
  },
  "patients/treatment/declineRequests.ts": {
    parts: 2,
    queries: [{ collection: collections.treatmentRequests, equal: ["clinicianId", "status"] }],
  },
  "patients/treatment/requestTreatment.ts": {
    parts: 2,
    queries: [{ collection: collections.treatmentRequests, equal: ["patientId", "status"] }],
  },
  "visits/guests/enterAsGuest.ts": {
    parts: 1,
    queries: [{ collection: collections.guests, equal: ["linkHash"] }],
  },
  "work/chooseOwner.ts": {
    parts: 2,
    queries: [{ collection: leads, equal: ["ownerId", "status"] }],
  },
  "work/workQueries.ts": {
    parts: 6,
    queries: [
      { collection: leads, equal: ["ownerId"] },
      { collection: collections.patients, equal: ["clinicians"] },
      {
        collection: appointments,
        equal: ["clinicianId", "status"],
        order: ["startsAt", "ASCENDING"],
      },
      { collection: tasks, equal: ["ownerId", "doneAt"] },
    ],
  },
};

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
  const known = Object.entries(queriesOfFiles).map(([file, { parts }]) => [file, parts]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(known));
});

describe.each(Object.entries(queriesOfFiles).filter(([, { queries }]) => queries.length > 0))(
  "%s",
  (_, { queries }) => {
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
