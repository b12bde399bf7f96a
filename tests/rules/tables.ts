import { collections } from "@salvia/domain/shared/collections";

import { allergyRows } from "./records/allergies.cases.ts";
import { availabilityRows, storedAvailabilities } from "./scheduling/availability.cases.ts";
import { appointmentRows } from "./scheduling/appointments.cases.ts";
import { storedSchedule } from "./scheduling/appointments.stored.ts";
import { auditLogRows, storedAuditLog } from "./accounts/auditLog.cases.ts";
import {
  activitiesOfLeads,
  leadActivityRows,
  storedActivities,
} from "./leads/leadActivities.cases.ts";
import { assignmentRuleRows, storedAssignmentRules } from "./accounts/assignmentRules.cases.ts";
import { bulkJobPartRows, bulkJobRows, storedBulkJobs } from "./leads/bulkJobs.cases.ts";
import {
  leadIndexRows,
  partsOfLeadIndexes,
  storedLeadIndexes,
} from "./searchIndexes/leadIndexes.cases.ts";
import { leadKeyRows } from "./leads/leadKeys.cases.ts";
import { leadRows } from "./leads/leads.cases.ts";
import { storedMoves } from "./leads/leadUndos.cases.ts";
import { coverageRows, storedCoverages } from "./records/coverages.cases.ts";
import { checklistRows, storedChecklists } from "./leads/checklists.cases.ts";
import { leadViewerRows, storedViewers } from "./leads/leadViewers.cases.ts";
import { quoteRows, storedQuotes } from "./leads/quotes.cases.ts";
import { savedViewRows, storedSavedViews } from "./accounts/savedViews.cases.ts";
import { nextStepRows, storedNextSteps } from "./leads/nextSteps.cases.ts";
import { leadDocuments } from "./leads/leads.stored.ts";
import { medicationRows } from "./records/medications.cases.ts";
import { conversationRows } from "./messages/conversations.cases.ts";
import { storedForMessages } from "./messages/conversations.stored.ts";
import { messagesOfConversations } from "./messages/messagesOfConversations.ts";
import { directMessageRows } from "./messages/directMessages.cases.ts";
import { messagesOfThreads } from "./assistant/messagesOfThreads.ts";
import { notificationRows, storedNotifications } from "./accounts/notifications.cases.ts";
import {
  partsOfPatientIndexes,
  patientIndexRows,
  storedPatientIndexes,
} from "./searchIndexes/patientIndexes.cases.ts";
import { noteTemplateRows, storedNoteTemplates } from "./records/noteTemplates.cases.ts";
import { patientRows } from "./records/patients.cases.ts";
import { problemRows } from "./records/problems.cases.ts";
import { notesOfRecords, partOfRecords } from "./records/partsOfRecords.ts";
import { recordAccessRows } from "./records/recordAccess.cases.ts";
import { recordNoteRows, unsignedNoteRows } from "./records/recordNotes.cases.ts";
import { recordDocuments } from "./records/records.stored.ts";
import { requestPlaceRows } from "./scheduling/requestPlaces.cases.ts";
import { signalsOfGuests } from "./support/actors.ts";
import type { Table } from "./support/row.ts";
import { salesStatsRows, storedSalesStats } from "./accounts/salesStats.cases.ts";
import { settingsRows, storedSettings } from "./accounts/settings.cases.ts";
import { chatMessageRows, messagesOfVisits, storedChat } from "./visits/chatMessages.cases.ts";
import { guestRows } from "./visits/guests.cases.ts";
import { guestSignalRows, storedGuestSignals } from "./visits/guestSignals.cases.ts";
import { signalRows, signalsOfVisits, storedSignals } from "./visits/signals.cases.ts";
import { bookingChangeRows } from "./scheduling/bookingChanges.cases.ts";
import { daysOfTakenTime, takenTimeRows } from "./scheduling/takenTime.cases.ts";
import { staffRows, storedStaff } from "./accounts/staff.cases.ts";
import { messageRows, storedThreads, threadRows } from "./assistant/threads.cases.ts";
import { vitalsRows } from "./records/vitals.cases.ts";
import { storedTasks, taskRows } from "./scheduling/tasks.cases.ts";
import { storedUsers, userRows } from "./accounts/users.cases.ts";
import {
  storedTreatmentRequests,
  treatmentRequestRows,
} from "./scheduling/treatmentRequests.cases.ts";
import { storedWaitingList, waitingListRows } from "./scheduling/waitingList.cases.ts";
import { visitRows } from "./visits/visits.cases.ts";
import { storedForVisits } from "./visits/visits.stored.ts";

/** The tables of the collections in the rules, by the folder of their rows. */
export const tablesIn = {
  accounts: [
    { collection: collections.users, rows: userRows, stored: storedUsers },
    { collection: collections.staff, rows: staffRows, stored: storedStaff },
    { collection: collections.salesStats, rows: salesStatsRows, stored: storedSalesStats },
    { collection: collections.auditLog, rows: auditLogRows, stored: storedAuditLog },
    { collection: collections.notifications, rows: notificationRows, stored: storedNotifications },
    { collection: collections.savedViews, rows: savedViewRows, stored: storedSavedViews },
    {
      collection: collections.assignmentRules,
      rows: assignmentRuleRows,
      stored: storedAssignmentRules,
    },
    { collection: collections.settings, rows: settingsRows, stored: storedSettings },
  ],
  assistant: [
    { collection: collections.threads, rows: threadRows, stored: storedThreads },
    { collection: messagesOfThreads, rows: messageRows, stored: storedThreads },
  ],
  leads: [
    { collection: collections.leads, rows: leadRows, stored: { ...leadDocuments, ...storedMoves } },
    { collection: collections.leadKeys, rows: leadKeyRows, stored: leadDocuments },
    { collection: activitiesOfLeads, rows: leadActivityRows, stored: storedActivities },
    { collection: collections.nextSteps, rows: nextStepRows, stored: storedNextSteps },
    { collection: collections.checklists, rows: checklistRows, stored: storedChecklists },
    { collection: collections.leadViewers, rows: leadViewerRows, stored: storedViewers },
    { collection: collections.quotes, rows: quoteRows, stored: storedQuotes },
    { collection: collections.bulkJobs, rows: bulkJobRows, stored: storedBulkJobs },
    { collection: collections.bulkJobParts, rows: bulkJobPartRows, stored: storedBulkJobs },
  ],
  messages: [
    { collection: collections.conversations, rows: conversationRows, stored: storedForMessages },
    { collection: messagesOfConversations, rows: directMessageRows, stored: storedForMessages },
  ],
  records: [
    { collection: collections.patients, rows: patientRows, stored: storedSchedule },
    { collection: collections.coverages, rows: coverageRows, stored: storedCoverages },
    { collection: collections.recordAccess, rows: recordAccessRows, stored: recordDocuments },
    { collection: partOfRecords("allergies"), rows: allergyRows, stored: recordDocuments },
    { collection: partOfRecords("problems"), rows: problemRows, stored: recordDocuments },
    { collection: partOfRecords("vitals"), rows: vitalsRows, stored: recordDocuments },
    { collection: partOfRecords("medications"), rows: medicationRows, stored: recordDocuments },
    { collection: partOfRecords("notes"), rows: recordNoteRows, stored: recordDocuments },
    { collection: notesOfRecords, rows: unsignedNoteRows, stored: recordDocuments },
    { collection: collections.noteTemplates, rows: noteTemplateRows, stored: storedNoteTemplates },
  ],
  scheduling: [
    { collection: collections.appointments, rows: appointmentRows, stored: storedSchedule },
    { collection: daysOfTakenTime, rows: takenTimeRows, stored: storedSchedule },
    { collection: collections.bookingChanges, rows: bookingChangeRows, stored: storedSchedule },
    { collection: collections.availability, rows: availabilityRows, stored: storedAvailabilities },
    { collection: collections.requestPlaces, rows: requestPlaceRows, stored: storedSchedule },
    { collection: collections.waitingList, rows: waitingListRows, stored: storedWaitingList },
    {
      collection: collections.treatmentRequests,
      rows: treatmentRequestRows,
      stored: storedTreatmentRequests,
    },
    { collection: collections.tasks, rows: taskRows, stored: storedTasks },
  ],
  searchIndexes: [
    { collection: partsOfLeadIndexes, rows: leadIndexRows, stored: storedLeadIndexes },
    { collection: partsOfPatientIndexes, rows: patientIndexRows, stored: storedPatientIndexes },
  ],
  visits: [
    { collection: collections.visits, rows: visitRows, stored: storedForVisits },
    { collection: signalsOfVisits, rows: signalRows, stored: storedSignals },
    { collection: messagesOfVisits, rows: chatMessageRows, stored: storedChat },
    { collection: collections.guests, rows: guestRows, stored: storedForVisits },
    { collection: signalsOfGuests, rows: guestSignalRows, stored: storedGuestSignals },
  ],
} as const satisfies Record<string, readonly Table[]>;

/** The tables of all collections in the rules. */
export const tables: readonly Table[] = Object.values(tablesIn).flat();
