import { collections } from "../shared/collections.ts";
import { notificationItems } from "../mail/notification.ts";

/** The name of a collection. */
export type Collection = keyof typeof collections;

/** Whose personal data a document holds. Patients and staff are owners of accounts, too. */
export const dataSubjects = ["lead", "account", "patient", "staff"] as const;

export type DataSubject = (typeof dataSubjects)[number];

/** How the documents of a person are found. Their id is a lead's id, or an account's uid. */
export type FoundBy =
  /** The document has their id. */
  | { by: "id" }
  /** A field has their id. */
  | { by: "field"; field: string }
  /** A field has their email address. */
  | { by: "address"; field: string }
  /** It lies below the document that has their id, in a collection of that document. */
  | { by: "below"; parent: Collection; items: string }
  /** A field has their id, in collections of this name below any document. */
  | { by: "group"; items: string; field: string }
  /** It belongs to a document that is found in another way, and goes where that one goes. */
  | { by: "parent"; parent: Collection }
  /** It is not: its id is a hash, and it names nobody. */
  | { by: "nothing" };

/** What becomes of them when the person is erased. */
export type Erasure =
  | { kind: "delete" }
  /** The fields are set to null, and the rest stays. */
  | { kind: "strip"; fields: readonly string[] }
  | { kind: "keep"; reason: KeepReason }
  /** They go by themselves, at most so many days later: Firestore takes a day of those. */
  | { kind: "expire"; days: number };

/** Why something is kept of a person who is erased. */
export const keepReasons = {
  healthRecord: "the law has health records and what belongs to them kept",
  audit: "it proves who did what; it holds ids and no names",
  revocation: "it is what voids tokens that are still out; it holds times and no names",
  business: "it is about leads that stay; it holds a uid or counts and no names",
  work: "a colleague takes it over; it holds a uid and no name",
} as const;

type KeepReason = keyof typeof keepReasons;

/** Documents of one kind of person in one collection. */
export type PersonalData = {
  whose: DataSubject;
  found: FoundBy;
  erasure: Erasure;
  /** Whether it belongs in a copy of the person's data. */
  exported: boolean;
};

const remove = { kind: "delete" } as const;
const ofId = { by: "id" } as const;
const of = (field: string) => ({ by: "field", field }) as const;
const keep = (reason: KeepReason) => ({ kind: "keep", reason }) as const;

/**
 * The personal data of every collection: whose, how it is found, and what erasing the person does with
 * it. Erasure goes by this map, and so does what docs/data-model.md says of it. Without an entry a
 * collection holds nothing of anybody.
 */
export const personalData: Readonly<Record<Collection, readonly PersonalData[]>> = {
  users: [{ whose: "account", found: ofId, erasure: remove, exported: true }],
  leads: [
    { whose: "lead", found: ofId, erasure: remove, exported: true },
    { whose: "staff", found: of("ownerId"), erasure: keep("business"), exported: false },
  ],
  activities: [
    {
      whose: "lead",
      found: { by: "below", parent: "leads", items: collections.activities },
      erasure: remove,
      exported: true,
    },
    { whose: "staff", found: of("authorId"), erasure: keep("business"), exported: false },
  ],
  salesStats: [{ whose: "staff", found: ofId, erasure: keep("business"), exported: true }],
  leadKeys: [{ whose: "lead", found: of("leadId"), erasure: remove, exported: false }],
  // Its id is a hash of the rows and a random number, and what it holds are outcomes without names.
  leadImports: [
    {
      whose: "lead",
      found: { by: "nothing" },
      erasure: { kind: "expire", days: 5 },
      exported: false,
    },
  ],
  importRuns: [
    { whose: "staff", found: of("uid"), erasure: { kind: "expire", days: 5 }, exported: false },
  ],
  // Both leads as they were, for whoever undoes it.
  leadMerges: [
    { whose: "lead", found: of("keptId"), erasure: remove, exported: true },
    { whose: "lead", found: of("otherId"), erasure: remove, exported: true },
    { whose: "staff", found: of("uid"), erasure: { kind: "expire", days: 31 }, exported: false },
  ],
  staff: [{ whose: "staff", found: ofId, erasure: remove, exported: true }],
  notifications: [
    {
      whose: "account",
      found: { by: "below", parent: "notifications", items: notificationItems },
      erasure: remove,
      exported: true,
    },
    {
      whose: "lead",
      found: { by: "group", items: notificationItems, field: "leadId" },
      erasure: remove,
      exported: false,
    },
  ],
  tasks: [
    { whose: "staff", found: of("ownerId"), erasure: keep("work"), exported: true },
    // It stays a clinician's task, about nobody.
    {
      whose: "patient",
      found: of("patientId"),
      erasure: { kind: "strip", fields: ["patientId", "patientName"] },
      exported: true,
    },
  ],
  auditLog: [
    { whose: "account", found: of("uid"), erasure: keep("audit"), exported: true },
    { whose: "lead", found: of("uid"), erasure: keep("audit"), exported: false },
  ],
  accessChanges: [{ whose: "account", found: ofId, erasure: remove, exported: false }],
  patients: [{ whose: "patient", found: ofId, erasure: keep("healthRecord"), exported: true }],
  appointments: [
    { whose: "patient", found: of("patientId"), erasure: keep("healthRecord"), exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: keep("healthRecord"), exported: false },
  ],
  // It goes when its half hour begins, and says nothing of the patient.
  slots: [
    { whose: "staff", found: of("clinicianId"), erasure: keep("healthRecord"), exported: false },
  ],
  requestPlaces: [{ whose: "patient", found: ofId, erasure: remove, exported: true }],
  recordAccess: [
    { whose: "patient", found: of("patientId"), erasure: keep("audit"), exported: true },
    { whose: "staff", found: of("clinicianId"), erasure: keep("audit"), exported: false },
  ],
  records: [{ whose: "patient", found: ofId, erasure: keep("healthRecord"), exported: true }],
  vitals: [
    {
      whose: "patient",
      found: { by: "parent", parent: "records" },
      erasure: keep("healthRecord"),
      exported: true,
    },
  ],
  medications: [
    {
      whose: "patient",
      found: { by: "parent", parent: "records" },
      erasure: keep("healthRecord"),
      exported: true,
    },
  ],
  notes: [
    {
      whose: "patient",
      found: { by: "parent", parent: "records" },
      erasure: keep("healthRecord"),
      exported: true,
    },
  ],
  visits: [
    {
      whose: "patient",
      found: of("patientId"),
      erasure: { kind: "expire", days: 2 },
      exported: false,
    },
  ],
  revocations: [{ whose: "account", found: ofId, erasure: keep("revocation"), exported: false }],
  usernames: [{ whose: "account", found: of("uid"), erasure: remove, exported: false }],
  passkeys: [{ whose: "account", found: of("uid"), erasure: remove, exported: true }],
  challenges: [{ whose: "account", found: of("uid"), erasure: remove, exported: false }],
  rateLimits: [
    {
      whose: "account",
      found: { by: "nothing" },
      erasure: { kind: "expire", days: 31 },
      exported: false,
    },
  ],
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
    {
      whose: "account",
      found: { by: "address", field: "email" },
      erasure: remove,
      exported: false,
    },
    { whose: "lead", found: { by: "address", field: "email" }, erasure: remove, exported: false },
  ],
  mail: [
    { whose: "account", found: { by: "address", field: "to" }, erasure: remove, exported: true },
    { whose: "lead", found: { by: "address", field: "to" }, erasure: remove, exported: true },
  ],
  // The ids of events.
  processedEvents: [],
  threads: [{ whose: "staff", found: of("ownerId"), erasure: remove, exported: true }],
  messages: [
    {
      whose: "staff",
      found: { by: "parent", parent: "threads" },
      erasure: remove,
      exported: true,
    },
    // A clinician may have asked about a patient by name.
    {
      whose: "patient",
      found: { by: "nothing" },
      erasure: { kind: "expire", days: 91 },
      exported: false,
    },
  ],
  erasures: [
    {
      whose: "lead",
      found: of("subjectId"),
      erasure: { kind: "expire", days: 31 },
      exported: false,
    },
    {
      whose: "account",
      found: of("subjectId"),
      erasure: { kind: "expire", days: 31 },
      exported: false,
    },
  ],
};
