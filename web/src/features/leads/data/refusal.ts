import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { PageWrite } from "../outbox/leadWrite.ts";
import { readLeadOrNull } from "./readLeadOrNull.ts";

/** Why a write was refused after its page stopped waiting, as far as is known now. */
export type Refusal =
  /** Another user has changed the lead since, so this write can never succeed. */
  | { kind: "changed" }
  /** The lead can no longer be read because a colleague has it. */
  | { kind: "gone" }
  /** No known reason prevents the write now. */
  | { kind: "left" }
  | { kind: "failed"; failure: Failure };

/**
 * Reads the lead from the server to explain a refusal. Never throws; an error becomes the reason.
 *
 * @param error null when only an earlier tab received the error
 */
export async function refusalOf(write: PageWrite, error: unknown): Promise<Refusal> {
  if (error !== null) {
    const failure = failureOf(error);
    if (failure.code !== "not-allowed") return { kind: "failed", failure };
  }
  try {
    const now = await readLeadOrNull(write.leadId);
    if (now === null) return { kind: "gone" };
    return { kind: "base" in write && now.rev > write.base.rev ? "changed" : "left" };
  } catch (unread) {
    return { kind: "failed", failure: failureOf(unread) };
  }
}
