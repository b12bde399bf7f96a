import { collections } from "@salvia/domain/shared/collections";

import { messagesOfThreads } from "../assistant/messagesOfThreads.ts";
import { isEnded, roleOf, signalsOfGuests, type Actor, type ActorName } from "../support/actors.ts";
import { onGoogle } from "../support/decide.ts";
import { isWrite, type Row } from "../support/row.ts";
import { messagesOfVisits } from "../visits/chatMessages.cases.ts";
import { signalsOfVisits } from "../visits/signals.cases.ts";

/** Actors without a document in `revocations`, with one, and denied because of it. */
export const countedActors: ReadonlySet<ActorName> = new Set<ActorName>([
  "nobody",
  "user without role",
  "owner",
  "colleague",
  "clinician",
  "member",
  "another member",
  "admin",
  "ended admin",
]);

/**
 * The functions of the rules whose lookups a cell may cost: one read for a granted request, and none
 * for a denied one. Null if it may look up documents of its own.
 */
export function expectedLookUps(
  collection: string,
  row: Row,
  actor: Actor,
): readonly string[] | null {
  // Google's emulator evaluates more than it needs before it reads a stored document.
  if (onGoogle || !countedActors.has(actor.name)) return null;
  // An undecidable write looks up a missing document.
  if (row.undecidable && isWrite(row)) return null;
  const role = "role" in actor.claims ? actor.claims.role : null;
  if (row.reads !== undefined && writers.has(role)) return null;
  if (!mayRead(row, actor)) return [];
  return readsSwitches(collection, actor) ? ["isTokenStillGood", "isOn"] : ["isTokenStillGood"];
}

const writers: ReadonlySet<unknown> = new Set(["sales", "medical", "member"]);

/** Whether the rules of a collection ask if a feature of this actor is on. */
export function readsSwitches(collection: string, actor: Pick<Actor, "uid" | "claims">): boolean {
  const role = roleOf(actor);
  if (role === "member") return true;
  return (role === "medical" || role === "guest") && ofClinicians.has(collection);
}

const ofClinicians: ReadonlySet<string> = new Set<string>([
  collections.threads,
  messagesOfThreads,
  collections.visits,
  signalsOfVisits,
  messagesOfVisits,
  collections.guests,
  signalsOfGuests,
]);

/**
 * Whether a cell may make lookups: if it is allowed, if only the lookup denies it, or if more is
 * evaluated than the cell says. A query for several values is evaluated for each; a whole-document
 * write is evaluated as an update too, unless a condition that cannot be evaluated ends it.
 */
function mayRead({ operation, name, allowedTo, undecidable }: Row, actor: Actor): boolean {
  const isWhole = operation === "create" || name === "entered again";
  const isMore = isWhole || name === "two owners'" || undecidable === true;
  return allowedTo.includes(actor.name) || isEnded(actor) || isMore;
}
