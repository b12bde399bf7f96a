import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";

import type { DataRoute } from "./route.ts";
import type { KnownPatient, ResolvedPatient } from "./patientResolution.ts";

/**
 * The patient a question is about. It is decided before any engine runs, so that an engine cannot
 * switch to another patient's record.
 */
export type Subject =
  | { kind: "none" }
  /** The question refers to a person but does not say which. */
  | { kind: "unspecified" }
  | { kind: "stranger" }
  | { kind: "several" }
  /**
   * `isMeant`: the question refers to this patient; otherwise it is only the patient whose record
   * is open.
   */
  | { kind: "patient"; patient: KnownPatient; isMeant: boolean };

/** The inputs of the decision. */
export type Hints = {
  named: ResolvedPatient;
  /** The patient whose record is open. */
  open: KnownPatient | null;
  /** The patient of the previous question. */
  before: (KnownPatient & Pick<ConversationContext, "isMeant">) | null;
  reuses: DataRoute["reuses"];
  /** Whether the words of the question refer to a record. */
  isOfRecord: boolean;
  /** Whether an engine may still relate the question to a record. */
  mayBeOfRecord: boolean;
  /** Whether it refers to a person without a name. */
  usesPronoun: boolean;
  /** Whether it names a relative: “what does her husband take?”. */
  ofRelative: boolean;
};

/**
 * Picks the patient a question is about: first the named one; then the conversation's, for a
 * follow-up; then the one whose record is open. If two are possible, it picks neither.
 */
export function subjectFrom(hints: Hints): Subject {
  const { named, open, before, reuses, isOfRecord, mayBeOfRecord, usesPronoun } = hints;
  if (hints.ofRelative && (isOfRecord || usesPronoun)) return { kind: "stranger" };
  if (named.kind === "stranger" || named.kind === "several") return { kind: named.kind };
  if (named.kind === "patient") return { ...named, isMeant: true };
  const isAbout = mayBeOfRecord || isOfRecord || usesPronoun || reuses === "question";
  if (!isAbout) return { kind: "none" };
  const isFollowUp = reuses !== "nothing";
  if (
    before !== null &&
    (open === null || open.id === before.id || (isFollowUp && before.isMeant))
  ) {
    const { isMeant, ...patient } = before;
    const isStillMeant = isMeant && (isOfRecord || reuses === "question");
    return { kind: "patient", patient, isMeant: usesPronoun || isStillMeant };
  }
  if (before !== null && (isFollowUp || usesPronoun)) return { kind: "several" };
  if (open !== null) return { kind: "patient", patient: open, isMeant: usesPronoun };
  return { kind: usesPronoun ? "unspecified" : "none" };
}
