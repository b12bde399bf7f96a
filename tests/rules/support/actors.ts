import { collections } from "@salvia/domain/shared/collections";
import { indexPartItems } from "@salvia/domain/shared/indexParts";
import { takenDayItems } from "@salvia/domain/scheduling/takenTime";
import { signalItems } from "@salvia/domain/scheduling/visit";
import { guestUidPrefix } from "@salvia/domain/scheduling/visitGuest";
import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";

import { messagesOfThreads } from "../assistant/messagesOfThreads.ts";
import { messagesOfConversations } from "../messages/messagesOfConversations.ts";
import { notesOfRecords, partOfRecords } from "../records/partsOfRecords.ts";
import { issued, signedIn } from "../accounts/revocations.stored.ts";

/** The path pattern of the signals of a visit's guest in firestore.rules. */
export const signalsOfGuests = `${collections.guests}/{visitId}/${signalItems}`;

/** All actors of the tables; `nobody` has no token. */
export const actors = [
  { name: "nobody", uid: null, claims: {} },
  { name: "user without role", uid: "nora", claims: {} },
  // The account requires a passkey, and this sign-in used one.
  { name: "owner", uid: "ana", claims: { role: "sales", passkeyRequired: true, passkey: true } },
  { name: "colleague", uid: "ben", claims: { role: "sales" } },
  { name: "clinician", uid: "carla", claims: { role: "medical" } },
  { name: "member", uid: "dora", claims: { role: "member" } },
  { name: "employer", uid: "emil", claims: { role: "employer" } },
  { name: "partner", uid: "fay", claims: { role: "partner" } },
  { name: "admin", uid: "gus", claims: { role: "admin" } },
  { name: "owner who lost the role", uid: "ana", claims: {} },
  { name: "owner turned clinician", uid: "ana", claims: { role: "medical" } },
  { name: "owner turned admin", uid: "ana", claims: { role: "admin" } },
  { name: "owner with a role misspelt", uid: "ana", claims: { role: "Sales" } },
  { name: "owner with roles in a list", uid: "ana", claims: { role: ["sales"], roles: ["sales"] } },
  // Actors with revoked tokens, who may only read their own profile.
  { name: "ended user without role", uid: "nora", claims: { iat: issued.before } },
  { name: "ended owner", uid: "ana", claims: { role: "sales", iat: issued.before } },
  { name: "ended admin", uid: "gus", claims: { role: "admin", iat: issued.before } },
  // Actors with revoked or expired sign-ins, although their tokens are new.
  {
    name: "owner signed in too long ago",
    uid: "ana",
    claims: { role: "sales", auth_time: signedIn.tooLongAgo },
  },
  {
    name: "owner signed out on this device",
    uid: "ana",
    claims: { role: "sales", auth_time: signedIn.ended },
  },
  {
    name: "owner without the required passkey",
    uid: "ana",
    claims: { role: "sales", passkeyRequired: true },
  },
  { name: "another clinician", uid: "cleo", claims: { role: "medical" } },
  { name: "another member", uid: "dina", claims: { role: "member" } },
  { name: "ended clinician", uid: "carla", claims: { role: "medical", iat: issued.before } },
  { name: "ended member", uid: "dora", claims: { role: "member", iat: issued.before } },
  { name: "clinician who lost the role", uid: "carla", claims: {} },
  { name: "member who lost the role", uid: "dora", claims: {} },
  { name: "another ended member", uid: "dina", claims: { role: "member", iat: issued.before } },
  // The guests of visits: by their links, or signed in otherwise, and with a role.
  { name: "guest", uid: "guest_greta", claims: { guest: "visit-admitted" } },
  {
    name: "guest as clinician",
    uid: "guest_carla",
    claims: { role: "medical" },
  },
  { name: "replaced guest", uid: "guest_rex", claims: { guest: "visit-admitted" } },
  { name: "waiting guest", uid: "guest_walt", claims: { guest: "visit-knocking" } },
  { name: "removed guest", uid: "guest_rita", claims: { guest: "visit-refused" } },
  { name: "guest of an ended visit", uid: "guest_emma", claims: { guest: "visit-endedWithGuest" } },
  {
    name: "guest of a closed visit",
    uid: "guest_cora",
    claims: { guest: "visit-closedWithGuest" },
  },
  { name: "guest whose patient left", uid: "guest_liam", claims: { guest: "visit-leftWithGuest" } },
] as const satisfies readonly {
  name: string;
  uid: string | null;
  claims: Record<string, unknown>;
}[];

export type Actor = (typeof actors)[number];

export type ActorName = Actor["name"];

const medical: ReadonlySet<string> = new Set<string>([
  collections.patients,
  `${collections.patientIndexes}/{clinicianId}/${indexPartItems}`,
  collections.coverages,
  collections.appointments,
  `${collections.takenTime}/{uid}/${takenDayItems}`,
  collections.bookingChanges,
  collections.availability,
  collections.requestPlaces,
  collections.waitingList,
  collections.treatmentRequests,
  collections.recordAccess,
  partOfRecords("allergies"),
  partOfRecords("problems"),
  partOfRecords("vitals"),
  partOfRecords("medications"),
  partOfRecords("notes"),
  notesOfRecords,
  collections.noteTemplates,
  collections.tasks,
  collections.threads,
  messagesOfThreads,
  collections.visits,
  `${collections.visits}/{visitId}/${signalItems}`,
  `${collections.visits}/{visitId}/${collections.chatMessages}`,
  collections.conversations,
  messagesOfConversations,
  collections.guests,
  signalsOfGuests,
]);

/** The collections that the guest of a visit uses. */
export const usedByGuests: ReadonlySet<string> = new Set<string>([
  collections.visits,
  `${collections.visits}/{visitId}/${collections.chatMessages}`,
  collections.guests,
  signalsOfGuests,
]);

/** Guests who have nothing to try elsewhere that the first two don't. */
const onlyAmongGuests: ReadonlySet<ActorName> = new Set<ActorName>([
  "replaced guest",
  "waiting guest",
  "removed guest",
  "guest of an ended visit",
  "guest of a closed visit",
  "guest whose patient left",
]);

/** Whether an actor has nothing to try in a collection, because they are the guest of a visit. */
export function isOtherGuest(name: ActorName, collection: string): boolean {
  return onlyAmongGuests.has(name) && !usedByGuests.has(collection);
}

/** Whether a collection is one of those that clinicians and members use. */
export function isMedical(collection: string): boolean {
  return medical.has(collection);
}

/**
 * Collections used in both halves: all staff read the directory, all users the switches, and the
 * log that clinicians write is read by administrators.
 */
export const ofBothHalves: ReadonlySet<string> = new Set<string>([
  collections.staff,
  collections.auditLog,
  collections.settings,
]);

/**
 * The actors who try a collection's table. Each half of the portal has its own second and ended
 * actors, because in the other half they would only repeat what other actors try.
 */
export function actorsOf(collection: string): readonly Actor[] {
  const users = actors.filter(
    ({ name }) =>
      (onlyIn.get(name) ?? collection) === collection && !isOtherGuest(name, collection),
  );
  if (ofBothHalves.has(collection)) return users;
  const others = isMedical(collection) ? onlySales : onlyMedical;
  return users.filter(({ name }) => !others.has(name));
}

/**
 * Actors who try only one small table. revocations.test.ts tries all tables with ended sign-ins,
 * and only request counts depend on a first request, which Dina has yet to make.
 */
export const onlyIn: ReadonlyMap<ActorName, string> = new Map<ActorName, string>([
  ["owner signed in too long ago", collections.salesStats],
  ["owner signed out on this device", collections.salesStats],
  ["owner without the required passkey", collections.salesStats],
  ["another ended member", collections.requestPlaces],
]);

const onlySales: ReadonlySet<ActorName> = new Set<ActorName>([
  "colleague",
  "owner who lost the role",
  "owner with a role misspelt",
  "owner with roles in a list",
  "ended user without role",
  "ended owner",
  "ended admin",
]);

const onlyMedical: ReadonlySet<ActorName> = new Set<ActorName>([
  "another clinician",
  "another member",
  "ended clinician",
  "ended member",
  "clinician who lost the role",
  "member who lost the role",
]);

/** Whether an actor has a token or a sign-in that is no longer valid. */
export function isEnded({ name, claims }: Pick<Actor, "name" | "claims">): boolean {
  return "iat" in claims || onlyIn.has(name);
}

/** Whether an actor is the guest of a visit, who has no account. */
export function isVisitGuest({ uid }: Pick<Actor, "uid">): boolean {
  return uid?.startsWith(guestUidPrefix) === true;
}

/** An actor's role; null without one, and `guest` for the guest of a visit. */
export function roleOf({ uid, claims }: Pick<Actor, "uid" | "claims">): unknown {
  if (isVisitGuest({ uid })) return "guest";
  return "role" in claims ? claims.role : null;
}

/** Two actors of each role with valid tokens, or one, and one without a role. */
export const holders = actors.filter(
  (actor) => !isEnded(actor) && !/^owner |lost the role$/.test(actor.name),
);

/** Firestore as provided by rules-unit-testing. */
export type Firestore = ReturnType<RulesTestContext["firestore"]>;

/** Who makes a request. Without a uid, no one is signed in. */
export type Requesting = { uid: string | null; claims: Record<string, unknown> };

/** Connects as the actor, with a valid token unless the actor's claims say otherwise. */
export function connect(environment: RulesTestEnvironment, { uid, claims }: Requesting): Firestore {
  const context =
    uid === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, {
          iat: issued.sameSecond,
          auth_time: signedIn.recently,
          ...claims,
        });
  return context.firestore();
}
