/** The names of the Firestore collections, as the security rules spell them. */
export const collections = {
  users: "users",
  leads: "leads",
  /** Below a lead. */
  activities: "activities",
  salesStats: "salesStats",
  leadKeys: "leadKeys",
  leadImports: "leadImports",
  importRuns: "importRuns",
  leadMerges: "leadMerges",
  staff: "staff",
  /** A document per user, which is never there; the notifications are below it (see notification.ts). */
  notifications: "notifications",
  tasks: "tasks",
  auditLog: "auditLog",
  accessChanges: "accessChanges",
  patients: "patients",
  appointments: "appointments",
  slots: "slots",
  requestPlaces: "requestPlaces",
  recordAccess: "recordAccess",
  /** A document per patient, which is never there; what the record holds is below it. */
  records: "records",
  vitals: "vitals",
  medications: "medications",
  notes: "notes",
  /** Under the id of their appointment; the signals are below it (see visit.ts). */
  visits: "visits",
  revocations: "revocations",
  usernames: "usernames",
  passkeys: "passkeys",
  challenges: "challenges",
  rateLimits: "rateLimits",
  enquiries: "enquiries",
  newsWindows: "newsWindows",
  mailRequests: "mailRequests",
  mail: "mail",
  processedEvents: "processedEvents",
  /** How far the erasures of people have come. */
  erasures: "erasures",
  /** Conversations with the assistant. */
  threads: "threads",
  /** Below a conversation. */
  messages: "messages",
} as const;
