import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";

import type { DataRoute } from "./route.ts";
import type { KnownPatient, ResolvedPatient } from "./patientResolution.ts";

/**
 * Whose record a question is about: decided before any engine is asked, so that none can turn to
 * another one's.
 */
export type Subject =
  | { kind: "nobody" }
  /** Somebody of whom nothing says who they are. */
  | { kind: "unsaid" }
  | { kind: "stranger" }
  | { kind: "several" }
  /** `isMeant`: the question speaks of them, who else are merely those whose record is open. */
  | { kind: "patient"; patient: KnownPatient; isMeant: boolean };

/** What there is to decide by. */
export type Hints = {
  named: ResolvedPatient;
  /** Whose record is open. */
  open: KnownPatient | null;
  /** Whom the question before was about. */
  before: (KnownPatient & Pick<ConversationContext, "isMeant">) | null;
  takesUp: DataRoute["takesUp"];
  /** Whether the question is about a record, by its words. */
  isOfRecord: boolean;
  /** Whether an engine may find it to be about one all the same. */
  mayBeOfRecord: boolean;
  /** Whether it speaks of somebody whom it does not name. */
  isTheirs: boolean;
};

/**
 * Whom a question is about: whom it names; else whom the conversation is about, if the question takes
 * that up; else the one whose record is open. Where that may be two, neither is taken.
 */
export function subjectFrom(hints: Hints): Subject {
  const { named, open, before, takesUp, isOfRecord, mayBeOfRecord, isTheirs } = hints;
  if (named.kind === "stranger" || named.kind === "several") return { kind: named.kind };
  if (named.kind === "patient") return { ...named, isMeant: true };
  const isAbout = mayBeOfRecord || isOfRecord || isTheirs || takesUp === "question";
  if (!isAbout) return { kind: "nobody" };
  const goesOn = takesUp !== "nothing";
  if (before !== null && (open === null || open.id === before.id || (goesOn && before.isMeant))) {
    const { isMeant, ...patient } = before;
    const isStillMeant = isMeant && (isOfRecord || takesUp === "question");
    return { kind: "patient", patient, isMeant: isTheirs || isStillMeant };
  }
  if (before !== null && (goesOn || isTheirs)) return { kind: "several" };
  if (open !== null) return { kind: "patient", patient: open, isMeant: isTheirs };
  return { kind: isTheirs ? "unsaid" : "nobody" };
}
