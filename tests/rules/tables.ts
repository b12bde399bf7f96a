import { collections } from "@salvia/domain/shared/collections";

import { appointmentRows } from "./appointments.cells.ts";
import { storedSchedule } from "./appointments.stored.ts";
import { auditLogRows, storedAuditLog } from "./auditLog.cells.ts";
import type { Documents } from "./environment.ts";
import { activitiesOfLeads, leadActivityRows, storedActivities } from "./leadActivities.cells.ts";
import { leadKeyRows } from "./leadKeys.cells.ts";
import { leadRows } from "./leads.cells.ts";
import { leadDocuments } from "./leads.stored.ts";
import { medicationRows } from "./medications.cells.ts";
import { messagesOfThreads } from "./messagesOfThreads.ts";
import { notificationRows, storedNotifications } from "./notifications.cells.ts";
import { patientRows } from "./patients.cells.ts";
import { notesOfRecords, partOfRecords } from "./partsOfRecords.ts";
import { recordAccessRows } from "./recordAccess.cells.ts";
import { recordNoteRows, unsignedNoteRows } from "./recordNotes.cells.ts";
import { recordDocuments } from "./records.stored.ts";
import { requestPlaceRows } from "./requestPlaces.cells.ts";
import type { Row } from "./row.ts";
import { salesStatsRows, storedSalesStats } from "./salesStats.cells.ts";
import { signalRows, signalsOfVisits, storedSignals } from "./signals.cells.ts";
import { slotRows } from "./slots.cells.ts";
import { staffRows, storedStaff } from "./staff.cells.ts";
import { messageRows, storedThreads, threadRows } from "./threads.cells.ts";
import { vitalsRows } from "./vitals.cells.ts";
import { storedTasks, taskRows } from "./tasks.cells.ts";
import { storedUsers, userRows } from "./users.cells.ts";
import { visitRows } from "./visits.cells.ts";
import { storedForVisits } from "./visits.stored.ts";

/** Every tested operation on a collection, and what is stored there before each try. */
export type Table = { collection: string; rows: readonly Row[]; stored: Documents };

/** The tables of all collections in the rules. */
export const tables: readonly Table[] = [
  { collection: collections.leads, rows: leadRows, stored: leadDocuments },
  { collection: collections.leadKeys, rows: leadKeyRows, stored: leadDocuments },
  { collection: activitiesOfLeads, rows: leadActivityRows, stored: storedActivities },
  { collection: collections.users, rows: userRows, stored: storedUsers },
  { collection: collections.staff, rows: staffRows, stored: storedStaff },
  { collection: collections.salesStats, rows: salesStatsRows, stored: storedSalesStats },
  {
    collection: collections.notifications,
    rows: notificationRows,
    stored: storedNotifications,
  },
  { collection: collections.auditLog, rows: auditLogRows, stored: storedAuditLog },
  { collection: collections.patients, rows: patientRows, stored: storedSchedule },
  { collection: collections.appointments, rows: appointmentRows, stored: storedSchedule },
  { collection: collections.slots, rows: slotRows, stored: storedSchedule },
  { collection: collections.requestPlaces, rows: requestPlaceRows, stored: storedSchedule },
  { collection: collections.recordAccess, rows: recordAccessRows, stored: recordDocuments },
  { collection: partOfRecords("vitals"), rows: vitalsRows, stored: recordDocuments },
  { collection: partOfRecords("medications"), rows: medicationRows, stored: recordDocuments },
  { collection: partOfRecords("notes"), rows: recordNoteRows, stored: recordDocuments },
  { collection: notesOfRecords, rows: unsignedNoteRows, stored: recordDocuments },
  { collection: collections.tasks, rows: taskRows, stored: storedTasks },
  { collection: collections.threads, rows: threadRows, stored: storedThreads },
  { collection: messagesOfThreads, rows: messageRows, stored: storedThreads },
  { collection: collections.visits, rows: visitRows, stored: storedForVisits },
  { collection: signalsOfVisits, rows: signalRows, stored: storedSignals },
];

/** The stored documents of all tables. */
export const storedInTables: Documents = Object.assign({}, ...tables.map(({ stored }) => stored));
