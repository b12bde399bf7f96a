import { collections } from "@salvia/domain/collections";
import { signalItems } from "@salvia/domain/visit";
import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";

import { messagesOfThreads } from "./messagesOfThreads.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { issued } from "./revocations.stored.ts";

/** Everyone who might ask; nobody has no token. */
export const actors = [
  { name: "nobody", uid: null, claims: {} },
  { name: "user without role", uid: "nora", claims: {} },
  { name: "owner", uid: "ana", claims: { role: "sales" } },
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
  // Their tokens were ended: they may read their own profile, and that is all.
  { name: "ended user without role", uid: "nora", claims: { iat: issued.before } },
  { name: "ended owner", uid: "ana", claims: { role: "sales", iat: issued.before } },
  { name: "ended admin", uid: "gus", claims: { role: "admin", iat: issued.before } },
  { name: "another clinician", uid: "cleo", claims: { role: "medical" } },
  { name: "another member", uid: "dina", claims: { role: "member" } },
  { name: "ended clinician", uid: "carla", claims: { role: "medical", iat: issued.before } },
  { name: "ended member", uid: "dora", claims: { role: "member", iat: issued.before } },
  { name: "clinician who lost the role", uid: "carla", claims: {} },
  { name: "member who lost the role", uid: "dora", claims: {} },
] as const satisfies readonly {
  name: string;
  uid: string | null;
  claims: Record<string, unknown>;
}[];

export type Actor = (typeof actors)[number];

export type ActorName = Actor["name"];

const medical: ReadonlySet<string> = new Set<string>([
  collections.patients,
  collections.appointments,
  collections.slots,
  collections.requestPlaces,
  collections.recordAccess,
  partOfRecords("vitals"),
  partOfRecords("medications"),
  partOfRecords("notes"),
  collections.tasks,
  collections.threads,
  messagesOfThreads,
  collections.visits,
  `${collections.visits}/{visitId}/${signalItems}`,
]);

/** Whether a collection is one of those that clinicians and members write. */
export function isMedical(collection: string): boolean {
  return medical.has(collection);
}

/** Who works in either half reads the staff; and admins the log, in which clinicians write. */
export const ofBothHalves: ReadonlySet<string> = new Set<string>([
  collections.staff,
  collections.auditLog,
]);

/**
 * Who tries what a collection's table says. The two halves of the portal have each their own second
 * and ended actors, who in the other half would try once more what somebody else has tried.
 */
export function actorsOf(collection: string): readonly Actor[] {
  if (ofBothHalves.has(collection)) return actors;
  const others = isMedical(collection) ? onlySales : onlyMedical;
  return actors.filter(({ name }) => !others.has(name));
}

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

/** Whether an actor has a token that was ended. */
export function isEnded({ claims }: Pick<Actor, "claims">): boolean {
  return "iat" in claims;
}

/** Firestore as rules-unit-testing gives it. */
export type Firestore = ReturnType<RulesTestContext["firestore"]>;

/** A connection of the actor, with the token they would have: one that counts, unless it says otherwise. */
export function connect(
  environment: RulesTestEnvironment,
  { uid, claims }: { uid: string | null; claims: Record<string, unknown> },
): Firestore {
  const context =
    uid === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, { iat: issued.sameSecond, ...claims });
  return context.firestore();
}
