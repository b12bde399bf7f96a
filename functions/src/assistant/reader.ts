import type { Language } from "@salvia/domain/languages";
import type { UnitSystem } from "@salvia/domain/unitSystems";

import type { CallerFirestore } from "./callerFirestore.ts";
import type { AssistantTexts } from "./texts/assistantTexts.ts";
import type { Known } from "./routing/whoIsMeant.ts";
import type { Times } from "./times.ts";

/**
 * Whose record a question is about: decided before any engine is asked, so that none can turn to
 * another one's.
 */
export type Subject =
  | { kind: "nobody" }
  | { kind: "stranger" }
  | { kind: "several" }
  | { kind: "patient"; patient: Known; isNamed: boolean };

/** Who asks, and what the tools need to answer them. */
export type Reader = {
  database: CallerFirestore;
  uid: string;
  language: Language;
  units: UnitSystem;
  texts: AssistantTexts;
  times: Times;
  subject: Subject;
};
