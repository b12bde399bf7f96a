import type { AssistantTexts } from "@salvia/domain/locales/assistantTexts";
import type { UnitSystem } from "@salvia/domain/account/unitSystem";
import type { Language } from "@salvia/domain/shared/language";

import type { CallerFirestore } from "../caller/callerFirestore.ts";
import type { Times } from "./times.ts";
import type { About, Understanding } from "./understanding/understand.ts";

/** The caller, and what the tools need to answer. */
export type Reader = {
  database: CallerFirestore;
  uid: string;
  language: Language;
  units: UnitSystem;
  texts: AssistantTexts;
  times: Times;
  /** Whom and which days the question is about: fixed before an engine runs. */
  about: About;
  /** The name of one of the caller's patients. */
  nameOf: (patientId: string) => string;
};

/** A question as an engine gets it. */
export type Inquiry = {
  question: string;
  understanding: Understanding;
  /** The names of the caller's patients and their parts, which a model never sees. */
  names: readonly string[];
  reader: Reader;
};
