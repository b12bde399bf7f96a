import type { Language } from "@salvia/domain/shared/language";
import { useState } from "react";

import { useAuth } from "../../../session/useAuth.ts";
import type { LeadRow } from "../data/leadRow.ts";
import type { EmailText } from "./mailto.ts";
import {
  fillTemplate,
  messageTemplates,
  messageValues,
  missingFields,
  useMessageTexts,
  type MessageField,
  type MessageTemplate,
} from "./messageTemplates.ts";

/** A message to a lead that the user chooses, completes, and edits. */
export function useMessage({ lead }: LeadRow, leadLanguage: Language) {
  const [template, setTemplate] = useState<MessageTemplate>(messageTemplates[0]);
  const [language, setLanguage] = useState(leadLanguage);
  const [filled, setFilled] = useState<Partial<Record<MessageField, string>>>({});
  /** What the user has changed, by template and language, so that trying another loses nothing. */
  const [edited, setEdited] = useState<Partial<Record<string, EmailText>>>({});
  const name = useAuth().user?.displayName ?? null;
  const texts = useMessageTexts(language);
  const known = texts === null ? null : messageValues(texts, lead, name);
  const values = known === null ? null : { ...known, ...filled };
  const key = `${template} ${language}`;
  const isComplete = values !== null && missingFields(values).length === 0;
  return {
    template,
    setTemplate,
    language,
    setLanguage,
    isLoading: texts === null,
    /** The values that the user has to fill in, with what they have typed. */
    asked:
      known === null ? [] : missingFields(known).map((field) => [field, filled[field]] as const),
    fill: (field: MessageField, value: string) => setFilled({ ...filled, [field]: value }),
    /** Null until each of its values is known. */
    message:
      texts === null || !isComplete ? null : (edited[key] ?? fillTemplate(texts, template, values)),
    edit: (message: EmailText) => setEdited({ ...edited, [key]: message }),
  };
}
