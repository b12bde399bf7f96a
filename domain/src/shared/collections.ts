/** The names of the Firestore collections, as in the security rules. */
export const collections = {
  users: "users",
  leads: "leads",
  /** Subcollection of a lead. */
  activities: "activities",
  salesStats: "salesStats",
  leadKeys: "leadKeys",
  leadImports: "leadImports",
  importRuns: "importRuns",
  bulkJobs: "bulkJobs",
  bulkJobParts: "bulkJobParts",
  /** Who gets the leads from the website. */
  assignmentRules: "assignmentRules",
  leadMerges: "leadMerges",
  /** Keyed by the id of the lead. */
  leadConversions: "leadConversions",
  /** Keyed by the id of the lead. */
  nextSteps: "nextSteps",
  /** Keyed by the id of the lead. */
  checklists: "checklists",
  /** Keyed by the id of the lead. */
  leadViewers: "leadViewers",
  /** Keyed by the id of the lead. */
  quotes: "quotes",
  /** Saved views of the list of leads. */
  savedViews: "savedViews",
  /** One path per owner and one for the pool, without a document; the parts are below it. */
  leadIndexes: "leadIndexes",
  staff: "staff",
  /**
   * One path per user, without a document; the notifications are below it (see notification.ts).
   */
  notifications: "notifications",
  tasks: "tasks",
  auditLog: "auditLog",
  accessChanges: "accessChanges",
  patients: "patients",
  /** One path per clinician, without a document; the parts are below it (see indexParts.ts). */
  patientIndexes: "patientIndexes",
  coverages: "coverages",
  appointments: "appointments",
  /** One path per clinician or patient, without a document; their taken days are below it. */
  takenTime: "takenTime",
  bookingChanges: "bookingChanges",
  /** When and where each clinician can be booked. */
  availability: "availability",
  /** The private addresses of calendars (see calendarFeed.ts). */
  calendarFeeds: "calendarFeeds",
  requestPlaces: "requestPlaces",
  /** Patients who wait for an earlier time with a clinician. */
  waitingList: "waitingList",
  /** Members who ask a clinician to treat them. */
  treatmentRequests: "treatmentRequests",
  recordAccess: "recordAccess",
  /** One path per patient, without a document; the contents of the record are below it. */
  records: "records",
  allergies: "allergies",
  problems: "problems",
  vitals: "vitals",
  medications: "medications",
  notes: "notes",
  /** `records/{patientId}/withdrawnEntries/{id}`: entries of the other parts about another patient. */
  withdrawnEntries: "withdrawnEntries",
  /** Clinicians' own templates of notes. */
  noteTemplates: "noteTemplates",
  /** Keyed by the id of the appointment; the signals are below each visit (see visit.ts). */
  visits: "visits",
  /** Subcollection of a visit. */
  chatMessages: "chatMessages",
  /** Keyed by the id of the visit; the signals of the guest are below each (see visitGuest.ts). */
  guests: "guests",
  revocations: "revocations",
  /** `usernames/{username}`: whose a username is. Transactions keep each unique, in lowercase. */
  usernames: "usernames",
  policyLinks: "policyLinks",
  passkeys: "passkeys",
  challenges: "challenges",
  /** `rateLimits/{keyed hash}`: until when a limit of calls counts, of an address or an account. */
  rateLimits: "rateLimits",
  enquiries: "enquiries",
  newsWindows: "newsWindows",
  mailRequests: "mailRequests",
  mail: "mail",
  mailSuppressions: "mailSuppressions",
  /** `processedEvents/{job}-{event}`: that an event was counted, because it can be delivered twice. */
  processedEvents: "processedEvents",
  /** `scans/{name}`: the last id that a nightly scan has finished, until it ends. */
  scans: "scans",
  /** The progress of erasures. */
  erasures: "erasures",
  /** Conversations with the assistant. */
  threads: "threads",
  /** Subcollection of a thread. */
  messages: "messages",
  /** Messages between a patient and a clinician; they are below it (see conversation.ts). */
  conversations: "conversations",
  /** Subcollection of a conversation. */
  directMessages: "directMessages",
  /** Settings of the product, such as its switches (see switches.ts). */
  settings: "settings",
} as const;
