import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { PageWrite } from "../outbox/leadWrite.ts";
import { readLeadOrNull } from "./readLeadOrNull.ts";

/** Why a write was refused after its page had stopped waiting, as far as can be told now. */
export type Refusal =
  /** Somebody has changed the lead since it was decided on: as it stands it will never be taken. */
  | { kind: "changed" }
  /** The lead cannot be read any more: a colleague has it. */
  | { kind: "gone" }
  /** Nothing speaks against it now. */
  | { kind: "left" }
  | { kind: "failed"; failure: Failure };

/**
 * Looks at the lead past all caches. Never throws: what goes wrong is the reason then.
 *
 * @param error null where only an earlier tab was told
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
