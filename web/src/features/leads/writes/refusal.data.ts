import type { Lead } from "@salvia/domain/lead/lead";
import { undoableUntil } from "@salvia/domain/lead/stageTransition";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { serverNow } from "../../../lib/time/serverTime.ts";
import { nullIfDenied, readLeadOrNull } from "../data/readLeadOrNull.ts";
import { nextStepOnServer, quoteOnServer } from "./childWrites.data.ts";
import type { PageWrite } from "./leadWrite.ts";

/** Why a write was refused, as far as is known now. */
export type Refusal =
  /** Another user has changed the lead since, so this write can never succeed. */
  | { kind: "changed" }
  /** The lead can no longer be read because a colleague has it. */
  | { kind: "gone" }
  /** No known reason prevents the write now. */
  | { kind: "unexplained" }
  | { kind: "failed"; failure: Failure };

/**
 * Reads the lead from the server to explain a refusal. Never throws; an error becomes the reason.
 *
 * @param error null when only an earlier tab received the error
 */
export async function refusalOf(write: PageWrite, error: unknown): Promise<Refusal> {
  if (error !== null) {
    const failure = failureOf(error);
    // The server deletes the step of a lead that is over; changing it fails as not found.
    if (failure.code !== "not-allowed" && failure.code !== "not-found") {
      return { kind: "failed", failure };
    }
  }
  try {
    const now = await readLeadOrNull(write.leadId);
    if (now === null) return { kind: "gone" };
    return { kind: (await isChanged(write, now)) ? "changed" : "unexplained" };
  } catch (unread) {
    return { kind: "failed", failure: failureOf(unread) };
  }
}

/** Whether a write undoes a move that can no longer be undone. */
export function isTooLate(write: PageWrite): boolean {
  return write.kind === "undo" && serverNow() >= undoableUntil(write.base.updatedAt);
}

/** Whether what a write was based on has changed since, so that the write can never succeed. */
async function isChanged(write: PageWrite, lead: Lead): Promise<boolean> {
  if ("base" in write) return lead.rev > write.base.rev;
  if (!("rev" in write)) return false;
  const read = write.kind === "quote" ? quoteOnServer : nextStepOnServer;
  const now = await nullIfDenied<{ rev: number } | null>(() => read(write.leadId));
  return (now?.rev ?? 0) !== write.rev;
}
