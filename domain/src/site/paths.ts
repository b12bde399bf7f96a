import { defaultLanguage, languages, type Language } from "../shared/language.ts";
import { homePathOf, roles } from "../account/role.ts";
import type { Plan } from "./plan.ts";

/**
 * The public pages for search engines, each in every language. `home` is at the root, the others
 * are at their own names.
 */
export const publicPages = [
  "home",
  "price",
  "individuals",
  "businesses",
  "embedded",
  "partners",
  "plan-basic",
  "plan-standard",
  "plan-premium",
  "doctors",
  "glossary",
  "members",
  "company",
  "conditions",
  "privacy",
  "terms",
  "accessibility",
] as const;

export type PublicPage = (typeof publicPages)[number];

/** The plan of each page that sums up one. */
export const planPages = {
  "plan-basic": "basic",
  "plan-standard": "standard",
  "plan-premium": "premium",
} as const satisfies Record<`plan-${Plan}`, Plan>;

export function isPlanPage(page: PublicPage): page is keyof typeof planPages {
  return page in planPages;
}

/** The path of a public page in a language: `/`, `/es`, `/individuals`, `/es/individuals`, … */
export function publicPath(page: PublicPage, language: Language): string {
  return page === "home" ? homePath(language) : inLanguage(page, language);
}

/**
 * The path of the page of doctors before the server fills it in. Hosting would serve a file at the
 * page's own path instead of calling the server.
 */
export function doctorsFramePath(language: Language): string {
  return inLanguage("doctors-frame", language);
}

/** The address of the price page that asks a household, or a company. */
export function priceLink(whom: "household" | "company", language: Language): string {
  return `${publicPath("price", language)}#for=${whom}`;
}

/** The path of the home page in a language: `/`, `/es`, … */
export function homePath(language: Language): string {
  return language === defaultLanguage ? "/" : `/${language}`;
}

/** The path of the login page in a language: `/login`, `/es/login`, … */
export function loginPath(language: Language): string {
  return inLanguage("login", language);
}

/** The path of the page that mailed links open, in a language: `/account-action`, … */
export function accountActionPath(language: Language): string {
  return language === defaultLanguage ? "/account-action" : `/${language}/account-action`;
}

/** The path of the signed-in user's account page, for every role; the home of users without one. */
export const accountPath = homePathOf(null);

/** The page that the guest of a visit opens, in every language. Its secret is in the fragment. */
export const guestPath = "/guest";

/** The pages of the sales area. Build all links from here, so that moved pages keep working. */
export const salesPaths = {
  home: homePathOf("sales"),
  leads: `${homePathOf("sales")}/leads`,
  /** The leads as a board, below `leads` in the menu. */
  board: `${homePathOf("sales")}/leads/board`,
  leadImport: `${homePathOf("sales")}/leads/import`,
  lead: (id: string) => `${homePathOf("sales")}/leads/${encodeURIComponent(id)}`,
  pool: `${homePathOf("sales")}/leads?view=pool`,
  reports: `${homePathOf("sales")}/reports`,
  settings: `${homePathOf("sales")}/settings`,
} as const;

/** The pages of the admin area. */
export const adminPaths = {
  home: homePathOf("admin"),
  leads: `${homePathOf("admin")}/leads`,
  board: `${homePathOf("admin")}/leads/board`,
  /** Accounts, roles, access, and invitations. */
  people: `${homePathOf("admin")}/people`,
  /** The invitations of a file. */
  invitations: `${homePathOf("admin")}/people?invite=file`,
  /** Who treats whom. */
  patients: `${homePathOf("admin")}/patients`,
  patientImport: `${homePathOf("admin")}/patients/import`,
  /** Who gets the leads from the website. */
  assignment: `${homePathOf("admin")}/assignment`,
  audit: `${homePathOf("admin")}/audit`,
  /** What is turned off. */
  switches: `${homePathOf("admin")}/switches`,
  lead: (id: string) => `${homePathOf("admin")}/leads/${encodeURIComponent(id)}`,
} as const;

/**
 * The pages of the medical area. Paths contain only ids, because they appear in histories and logs.
 */
export const medicalPaths = {
  home: homePathOf("medical"),
  calendar: `${homePathOf("medical")}/calendar`,
  /** A clinician's working hours and absences. */
  hours: `${homePathOf("medical")}/calendar/hours`,
  appointments: `${homePathOf("medical")}/appointments`,
  appointment: (id: string) => `${homePathOf("medical")}/appointments/${encodeURIComponent(id)}`,
  patients: `${homePathOf("medical")}/patients`,
  /** Who a patient is, and their appointments with the clinician. */
  patient: (id: string) => `${homePathOf("medical")}/patients/${encodeURIComponent(id)}`,
  records: `${homePathOf("medical")}/records`,
  record: (patientId: string) =>
    `${homePathOf("medical")}/records/${encodeURIComponent(patientId)}`,
  tasks: `${homePathOf("medical")}/tasks`,
  visits: `${homePathOf("medical")}/visits`,
  visit: (appointmentId: string) =>
    `${homePathOf("medical")}/visits/${encodeURIComponent(appointmentId)}`,
  messages: `${homePathOf("medical")}/messages`,
  conversation: (id: string) => `${homePathOf("medical")}/messages/${encodeURIComponent(id)}`,
  assistant: `${homePathOf("medical")}/assistant`,
  profile: `${homePathOf("medical")}/profile`,
} as const;

/** The pages of the members' area. */
export const memberPaths = {
  home: homePathOf("member"),
  appointments: `${homePathOf("member")}/appointments`,
  appointment: (id: string) => `${homePathOf("member")}/appointments/${encodeURIComponent(id)}`,
  /** The form to request a time that a notification offers. */
  offer: (notificationId: string) =>
    `${homePathOf("member")}/appointments?offer=${encodeURIComponent(notificationId)}`,
  /** The form to request an appointment with a clinician. */
  requestTo: (clinicianId: string) =>
    `${homePathOf("member")}/appointments?clinician=${encodeURIComponent(clinicianId)}`,
  /** The plan, who is on it, and the member card. */
  plan: `${homePathOf("member")}/plan`,
  /** The member's own health record. */
  record: `${homePathOf("member")}/record`,
  messages: `${homePathOf("member")}/messages`,
  conversation: (id: string) => `${homePathOf("member")}/messages/${encodeURIComponent(id)}`,
  clinicians: `${homePathOf("member")}/clinicians`,
  claims: `${homePathOf("member")}/claims`,
  documents: `${homePathOf("member")}/documents`,
  visits: `${homePathOf("member")}/visits`,
  visit: (appointmentId: string) =>
    `${homePathOf("member")}/visits/${encodeURIComponent(appointmentId)}`,
} as const;

/**
 * Whether a path is a home or login page in any language. On these, a failed session sync does not
 * sign the user out.
 */
export function isHomeOrLogin(path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return languages.some((language) => bare === homePath(language) || bare === loginPath(language));
}

function inLanguage(page: string, language: Language): string {
  return language === defaultLanguage ? `/${page}` : `/${language}/${page}`;
}

/** The most parts of a page's path; a report has no more of it. */
const mostParts = 6;

/**
 * A page's path for reports and logs: each part that names no page becomes `*`, such as the id in
 * `/sales/leads/*`. Leaves the query and the fragment out.
 */
export function pathWithoutIds(path: string): string {
  const [bare = ""] = path.split(/[?#]/, 1);
  const parts = bare.split("/").filter(Boolean).slice(0, mostParts);
  return `/${parts.map((part) => (pageNames().has(part) ? part : "*")).join("/")}`;
}

/** All parts of our pages' paths. */
function pageNames(): ReadonlySet<string> {
  const ofAreas = [salesPaths, adminPaths, medicalPaths, memberPaths].flatMap((paths) =>
    Object.values(paths).flatMap((path) => (typeof path === "string" ? [path] : [path("*")])),
  );
  const ofRoles = roles.map((role) => homePathOf(role));
  const parts = [accountPath, loginPath("en"), accountActionPath("en"), ...ofAreas, ...ofRoles]
    .flatMap((path) => path.split(/[/?]/))
    .filter((part) => /^[a-z-]+$/.test(part));
  return new Set([...parts, ...languages, ...publicPages]);
}
