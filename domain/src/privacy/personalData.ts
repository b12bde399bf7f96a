import { collections } from "../shared/collections.ts";
import { notificationItems } from "../mail/notification.ts";
import { indexPartItems } from "../shared/indexParts.ts";
import { takenDayItems } from "../scheduling/takenTime.ts";

export type Collection = keyof typeof collections;

/** The kinds of person whose data a document contains. Patients and staff also own accounts. */
export const dataSubjects = ["lead", "account", "patient", "staff"] as const;

export type DataSubject = (typeof dataSubjects)[number];

/** How a person's documents are found. Their id is a lead's id or an account's uid. */
export type FoundBy =
  /** The document's id is the person's id. */
  | { by: "id" }
  /** A field contains the person's id. */
  | { by: "field"; field: string }
  /** A field contains the person's email address. */
  | { by: "address"; field: string }
  /** In a collection below the document with the person's id. */
  | { by: "below"; parent: Collection; items: string }
  /** A field contains the person's id, in collections of this name below any document. */
  | { by: "group"; items: string; field: string }
  /** Belongs to a document found in another way, and is deleted together with it. */
  | { by: "parent"; parent: Collection }
  /** Cannot be found: the id is a hash, and the document names no one. */
  | { by: "nothing" };

/** What the erasure of a person does with the documents. */
export type Erasure =
  | { kind: "delete" }
  /** Sets the fields to null and keeps the rest. */
  | { kind: "strip"; fields: readonly string[] }
  | { kind: "keep"; reason: KeepReason }
  /**
   * The documents expire on their own within this many days, including a day for Firestore to
   * delete them.
   */
  | { kind: "expire"; days: number };

export const keepReasons = {
  healthRecord: "the law has health records and what belongs to them kept",
  audit: "it proves who did what; it holds ids and no names",
  revocation:
    "it is what voids tokens that are still out; it holds times and a last day, and no names",
  business: "it is about leads that stay; it holds a uid or counts and no names",
  work: "a colleague takes it over; it holds a uid and no name",
  takenTime: "it is deleted within a day after its day; it holds tokens and no name",
} as const;

type KeepReason = keyof typeof keepReasons;

/** The documents of one kind of person in one collection. */
export type PersonalData = {
  whose: DataSubject;
  found: FoundBy;
  erasure: Erasure;
  /** Whether it is part of an export of the person's data. */
  exported: boolean;
};

const remove = { kind: "delete" } as const;
const ofId = { by: "id" } as const;
const of = (field: string) => ({ by: "field", field }) as const;
const to = (field: string) => ({ by: "address", field }) as const;
const below = (parent: Collection, items: string) => ({ by: "below", parent, items }) as const;
const inRecord = { by: "parent", parent: "records" } as const;
const inVisit = { by: "parent", parent: "visits" } as const;
const nowhere = { by: "nothing" } as const;
const keep = (reason: KeepReason) => ({ kind: "keep", reason }) as const;
const expireIn = (days: number) => ({ kind: "expire", days }) as const;

/**
 * The personal data in every collection: whose it is, how it is found and how it is erased. Erasure
 * follows this map, and docs/data-model.md is made from it. A collection with an empty
 * list contains no personal data.
 */
export const personalData: Readonly<Record<Collection, readonly PersonalData[]>> = {
  // With ACCOUNTS_BUCKET, write-once storage has copies of the account itself for 14 weeks.
  users: [{ whose: "account", found: ofId, erasure: remove, exported: true }],
  leads: [
    { whose: "lead", found: ofId, erasure: remove, exported: true },
    { whose: "staff", found: of("ownerId"), erasure: keep("business"), exported: false },
  ],
  activities: [
    {
      whose: "lead",
      found: below("leads", collections.activities),
      erasure: remove,
      exported: true,
    },
    { whose: "staff", found: of("authorId"), erasure: keep("business"), exported: false },
    // Those whom a note mentions: a list of uids.
    { whose: "staff", found: nowhere, erasure: keep("business"), exported: false },
  ],
  salesStats: [{ whose: "staff", found: ofId, erasure: keep("business"), exported: true }],
  leadKeys: [{ whose: "lead", found: of("leadId"), erasure: remove, exported: false }],
  // The id is a hash of the rows and a random number; the document contains outcomes without names.
  leadImports: [{ whose: "lead", found: nowhere, erasure: expireIn(5), exported: false }],
  importRuns: [{ whose: "staff", found: of("uid"), erasure: expireIn(5), exported: false }],
  // A part holds ids of leads and no names.
  bulkJobs: [{ whose: "staff", found: of("ownerId"), erasure: expireIn(5), exported: false }],
  bulkJobParts: [
    { whose: "lead", found: nowhere, erasure: expireIn(5), exported: false },
    { whose: "staff", found: of("ownerId"), erasure: expireIn(5), exported: false },
  ],
  assignmentRules: [{ whose: "staff", found: nowhere, erasure: keep("business"), exported: false }],
  // Both original leads, kept for an undo.
  leadMerges: [
    { whose: "lead", found: of("keptId"), erasure: remove, exported: true },
    { whose: "lead", found: of("otherId"), erasure: remove, exported: true },
    { whose: "staff", found: of("uid"), erasure: expireIn(31), exported: false },
  ],
  leadConversions: [
    { whose: "lead", found: ofId, erasure: remove, exported: true },
    { whose: "account", found: of("memberId"), erasure: remove, exported: false },
    { whose: "staff", found: of("uid"), erasure: expireIn(31), exported: false },
  ],
  nextSteps: [
    { whose: "lead", found: ofId, erasure: remove, exported: true },
    { whose: "staff", found: of("ownerId"), erasure: keep("business"), exported: false },
  ],
  // Each tick names the colleague who made it, by uid, in a map.
  checklists: [
    { whose: "lead", found: ofId, erasure: remove, exported: true },
    { whose: "staff", found: nowhere, erasure: keep("business"), exported: false },
  ],
  // Uids of those who have it open, in a map.
  leadViewers: [
    { whose: "lead", found: ofId, erasure: remove, exported: false },
    { whose: "staff", found: nowhere, erasure: expireIn(3), exported: false },
  ],
  quotes: [
    { whose: "lead", found: ofId, erasure: remove, exported: true },
    { whose: "staff", found: of("madeBy"), erasure: keep("business"), exported: false },
  ],
  // The query of a view can name a colleague whose leads it shows, by uid.
  savedViews: [
    { whose: "account", found: of("ownerId"), erasure: remove, exported: true },
    { whose: "staff", found: nowhere, erasure: keep("business"), exported: false },
  ],
  // Copies of what is in `leads`. An entry goes within seconds of its lead; late events are delivered
  // for up to a day, and a nightly comparison removes what is left.
  leadIndexes: [
    { whose: "lead", found: nowhere, erasure: expireIn(2), exported: false },
    {
      whose: "staff",
      found: below("leadIndexes", indexPartItems),
      erasure: remove,
      exported: false,
    },
  ],
  staff: [{ whose: "staff", found: ofId, erasure: remove, exported: true }],
  notifications: [
    {
      whose: "account",
      found: below("notifications", notificationItems),
      erasure: remove,
      exported: true,
    },
    {
      whose: "lead",
      found: { by: "group", items: notificationItems, field: "leadId" },
      erasure: remove,
      exported: false,
    },
    // The uid of a note's author, among those whom the note mentions or answers.
    { whose: "staff", found: nowhere, erasure: expireIn(91), exported: false },
  ],
  noteTemplates: [{ whose: "staff", found: of("ownerId"), erasure: remove, exported: true }],
  tasks: [
    { whose: "staff", found: of("ownerId"), erasure: keep("work"), exported: true },
    // The task stays with the clinician, without the patient.
    {
      whose: "patient",
      found: of("patientId"),
      erasure: { kind: "strip", fields: ["patientId", "patientName"] },
      exported: true,
    },
  ],
  // With AUDIT_BUCKET, write-once storage has a copy of each entry for ten years.
  auditLog: [
    { whose: "account", found: of("uid"), erasure: keep("audit"), exported: true },
    { whose: "lead", found: of("uid"), erasure: keep("audit"), exported: false },
  ],
  accessChanges: [{ whose: "account", found: ofId, erasure: remove, exported: false }],
  patients: [{ whose: "patient", found: ofId, erasure: keep("healthRecord"), exported: true }],
  // Copies of names and birth dates in `patients`, as long as these are there.
  patientIndexes: [
    { whose: "patient", found: nowhere, erasure: keep("healthRecord"), exported: false },
    {
      whose: "staff",
      found: below("patientIndexes", indexPartItems),
      erasure: remove,
      exported: false,
    },
  ],
  // A copy of what the core system has, which keeps the contract.
  coverages: [{ whose: "patient", found: ofId, erasure: remove, exported: true }],
  appointments: [
    { whose: "patient", found: of("patientId"), erasure: keep("healthRecord"), exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: keep("healthRecord"), exported: false },
  ],
  // Its time to live is `endsAt`. A day in the future keeps the time of confirmed appointments.
  takenTime: (["staff", "patient"] as const).map((whose) => ({
    whose,
    found: below("takenTime", takenDayItems),
    erasure: keep("takenTime"),
    exported: false,
  })),
  // Its time to live is `at`.
  bookingChanges: [
    { whose: "account", found: ofId, erasure: remove, exported: false },
    { whose: "patient", found: of("patientId"), erasure: expireIn(2), exported: false },
    { whose: "staff", found: of("clinicianId"), erasure: expireIn(2), exported: false },
  ],
  availability: [{ whose: "staff", found: ofId, erasure: remove, exported: true }],
  // The id is a hash of the address.
  calendarFeeds: [{ whose: "account", found: of("uid"), erasure: remove, exported: false }],
  requestPlaces: [{ whose: "patient", found: ofId, erasure: remove, exported: true }],
  // An entry with a clinician who has left ends with the days that the patient waits.
  waitingList: [
    { whose: "patient", found: of("patientId"), erasure: remove, exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: expireIn(182), exported: false },
  ],
  // An accepted request has become an entry in the audit log.
  treatmentRequests: [
    { whose: "patient", found: of("patientId"), erasure: remove, exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: remove, exported: false },
  ],
  recordAccess: [
    { whose: "patient", found: of("patientId"), erasure: keep("audit"), exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: keep("audit"), exported: false },
  ],
  records: [{ whose: "patient", found: ofId, erasure: keep("healthRecord"), exported: true }],
  allergies: [{ whose: "patient", found: inRecord, erasure: keep("healthRecord"), exported: true }],
  problems: [{ whose: "patient", found: inRecord, erasure: keep("healthRecord"), exported: true }],
  vitals: [{ whose: "patient", found: inRecord, erasure: keep("healthRecord"), exported: true }],
  medications: [
    { whose: "patient", found: inRecord, erasure: keep("healthRecord"), exported: true },
  ],
  notes: [{ whose: "patient", found: inRecord, erasure: keep("healthRecord"), exported: true }],
  // About another person, whom they don't name.
  withdrawnEntries: [
    { whose: "patient", found: inRecord, erasure: keep("healthRecord"), exported: false },
  ],
  visits: [{ whose: "patient", found: of("patientId"), erasure: expireIn(2), exported: false }],
  // The server deletes them when the visit ends.
  chatMessages: [
    { whose: "patient", found: inVisit, erasure: expireIn(2), exported: false },
    { whose: "staff", found: inVisit, erasure: expireIn(2), exported: false },
  ],
  // The name that a guest gives; it leads to no one. The server deletes it when the visit ends.
  guests: [{ whose: "patient", found: nowhere, erasure: expireIn(2), exported: false }],
  revocations: [{ whose: "account", found: ofId, erasure: keep("revocation"), exported: false }],
  usernames: [{ whose: "account", found: of("uid"), erasure: remove, exported: false }],
  policyLinks: [{ whose: "account", found: ofId, erasure: remove, exported: true }],
  passkeys: [{ whose: "account", found: of("uid"), erasure: remove, exported: true }],
  challenges: [{ whose: "account", found: of("uid"), erasure: remove, exported: false }],
  rateLimits: [{ whose: "account", found: nowhere, erasure: expireIn(31), exported: false }],
  enquiries: [{ whose: "lead", found: of("leadId"), erasure: remove, exported: false }],
  newsWindows: [
    { whose: "staff", found: of("uid"), erasure: remove, exported: false },
    {
      whose: "lead",
      found: of("missedLeadId"),
      erasure: { kind: "strip", fields: ["missedLeadId"] },
      exported: false,
    },
  ],
  mailRequests: [
    { whose: "account", found: to("email"), erasure: remove, exported: false },
    { whose: "lead", found: to("email"), erasure: remove, exported: false },
  ],
  mail: [
    { whose: "account", found: to("to"), erasure: remove, exported: true },
    { whose: "lead", found: to("to"), erasure: remove, exported: true },
    // Name and address of the salesperson who wrote it.
    { whose: "staff", found: nowhere, erasure: expireIn(8), exported: false },
  ],
  // Deleting one would send emails to a person who has reported them as spam, or wants no more.
  mailSuppressions: [
    { whose: "account", found: nowhere, erasure: expireIn(366), exported: false },
    { whose: "lead", found: nowhere, erasure: expireIn(3651), exported: false },
  ],
  // Contains only event ids.
  processedEvents: [],
  scans: [],
  threads: [{ whose: "staff", found: of("ownerId"), erasure: remove, exported: true }],
  messages: [
    { whose: "staff", found: { by: "parent", parent: "threads" }, erasure: remove, exported: true },
    // A clinician may have asked about a patient by name.
    { whose: "patient", found: nowhere, erasure: expireIn(91), exported: false },
  ],
  conversations: [
    { whose: "patient", found: of("patientId"), erasure: keep("healthRecord"), exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: keep("healthRecord"), exported: false },
  ],
  directMessages: [
    {
      whose: "patient",
      found: { by: "parent", parent: "conversations" },
      erasure: keep("healthRecord"),
      exported: true,
    },
  ],
  // Names features; the audit log names the administrator who turned them off.
  settings: [],
  erasures: [
    { whose: "lead", found: of("subjectId"), erasure: expireIn(31), exported: false },
    { whose: "account", found: of("subjectId"), erasure: expireIn(31), exported: false },
  ],
};
