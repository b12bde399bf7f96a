/** What a file counts as: lines of source, lines of tests, or words of a document. */
export type Kind = "source" | "tests" | "words";

const workspaces = /^(domain|web|functions|scripts|seed)\//;

/** @returns null for what is not counted: configuration, texts in JSON, pictures, security rules */
export function kindOf(path: string): Kind | null {
  if (path.endsWith(".md")) return "words";
  if (!/\.(ts|tsx|mjs)$/.test(path)) return null;
  if (path.startsWith("tests/")) return "tests";
  if (!workspaces.test(path)) return null;
  return /\.(test|spec|cases)\.|\/testing\//.test(path) ? "tests" : "source";
}

/** Each capability with the paths that belong to it; the first match counts. */
const capabilities: readonly (readonly [name: string, paths: RegExp])[] = [
  ["documents", /\.md$/],
  ["assistant", /assistant|question(Words|Examples)|askedBack/i],
  ["benches", /^tests\/bench/],
  ["deploy, release, rollback", /deploy|release|rollback|protect|googleApi/i],
  ["doctor", /\/doctor[/.]/],
  ["backups, mirror, migration", /restore|restoring|drill|mirror|migrat/i],
  [
    "emulators, test runner, start",
    /scripts\/(lib\/)?(emulators|testing|size|start|test|build|demo|runs|bootstrap|install)/,
  ],
  ["demo data", /^seed\//],
  ["video visits", /visit|turnServer|turnCredentials|relayed|signaling/i],
  [
    "imports, exports, merges",
    /lead(Import|Export|Merge)|fileImport|csvFile|importUndo|importing|merging/i,
  ],
  ["patients: import, search, care", /patient|treatment|clinicianSearch|chooseClinician/i],
  ["record, notes, vitals, FHIR", /record|vital|note(?!Notification)|allerg|medication|fhir|dose/i],
  [
    "appointments, availability",
    /appointment|scheduling|calendar|availab|series|waitingList|takenTime|booking|bookedTime/i,
  ],
  ["messages", /messag|conversation|thread/i],
  [
    "accounts, roles, audit, privacy",
    /admin|people|users|staff|invitation|endDate|audit|privacy|erase|grant|accounts|access|person/i,
  ],
  [
    "sign-in, session, account",
    /login|session|passkey|secondFactor|auth|account|phone(Page|Errors)|smsCodes|signIn|idleLock|src\/caller/i,
  ],
  ["board", /board/i],
  ["bulk actions", /bulk/i],
  ["next steps, tasks", /nextStep|task|stepReminder/i],
  ["quotes, checklists", /quote|checklist/i],
  ["outbox, own device", /outbox|leads\/writes|ownDevice|offline|worker|networkCuts/i],
  ["notifications", /notif|bell|digest|mention/i],
  ["sales figures, reports", /salesStats|report|dashboard|month/i],
  ["mail", /mail/i],
  ["leads", /lead|assignment|savedView|handOver|activit/i],
  ["price", /price|plan/i],
  ["public site, contact", /site|contact|enquir/i],
  ["switches, settings, configuration", /switch|settings|configur|content/i],
  ["portal shell", /portal|member/i],
  ["interface parts, theme, texts", /web\/src\/(ui|theme|i18n|lib|locales|testing)|web\/build/],
  ["security rules (tests)", /^tests\/rules/],
  [
    "requests, limits, live queries",
    /^functions\/src\/(http|limits|problems|platform)|firebase|endpoint/i,
  ],
  ["shared domain", /^domain\//],
];

/** The capability that a file belongs to. */
export function capabilityOf(path: string): string {
  return capabilities.find(([, paths]) => paths.test(path))?.[0] ?? "everything else";
}
