import type { AssistantTexts } from "@salvia/domain/locales/assistantTexts";
import type { Language } from "@salvia/domain/shared/language";
import type { UnitSystem } from "@salvia/domain/record/unitSystem";

import type { CallerFirestore } from "./callerFirestore.ts";
import type { Subject } from "./routing/subject.ts";
import type { When } from "./temporal/resolveTime.ts";
import type { Times } from "./times.ts";

/** The caller, and what the tools need to answer. */
export type Reader = {
  database: CallerFirestore;
  uid: string;
  language: Language;
  units: UnitSystem;
  texts: AssistantTexts;
  times: Times;
  subject: Subject;
  /** The days that the question is about. */
  when: When;
};
