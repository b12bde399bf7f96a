import type { Language } from "@salvia/domain/shared/language";

import { useTextsIn } from "../../../i18n/InLanguage.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { useLeadLanguage } from "../data/useLeadLanguage.ts";
import type { EmailText } from "./mailto.ts";
import {
  fillTemplate,
  messageTemplates,
  messageValues,
  missingFields,
  type MessageField,
  type MessageTemplate,
} from "./messageTemplates.ts";

/** What the user has chosen and written so far. */
type MessageDraft = {
  template: MessageTemplate;
  language: Language;
  filled: Partial<Record<MessageField, string>>;
  /** What the user has changed, by template and language, so that trying another loses nothing. */
  edited: Partial<Record<string, EmailText>>;
};

/**
 * A message to a lead that the user chooses, completes, and edits. It is kept when the user closes
 * the dialog.
 */
export function useMessage(row: LeadRow) {
  const { id, lead } = row;
  const leadLanguage = useLeadLanguage(row);
  const [draft, setDraft] = useDraft(drafts, id);
  const begun: MessageDraft = draft ?? {
    template: messageTemplates[0],
    language: leadLanguage,
    filled: {},
    edited: {},
  };
  const { template, language, filled, edited } = begun;
  const change = (fields: Partial<MessageDraft>) => setDraft({ ...begun, ...fields });
  const name = useAuth().user?.displayName ?? null;
  const texts = useTextsIn(language, ["leadMessages", "leads"]);
  const known = texts === null ? null : messageValues(texts, lead, name);
  const values = known === null ? null : { ...known, ...filled };
  const key = `${template} ${language}`;
  const isComplete = values !== null && missingFields(values).length === 0;
  return {
    template,
    setTemplate: (chosen: MessageTemplate) => change({ template: chosen }),
    language,
    setLanguage: (chosen: Language) => change({ language: chosen }),
    isLoading: texts === null,
    /** The values that the user has to fill in, with what they have typed. */
    asked:
      known === null ? [] : missingFields(known).map((field) => [field, filled[field]] as const),
    fill: (field: MessageField, value: string) => change({ filled: { ...filled, [field]: value } }),
    /** Null until each of its values is known. */
    message:
      texts === null || !isComplete ? null : (edited[key] ?? fillTemplate(texts, template, values)),
    edit: (message: EmailText) => change({ edited: { ...edited, [key]: message } }),
    /** Forgets the message, which the user has taken along. */
    forget: () => setDraft(null),
  };
}

/** The unfinished message to each lead. */
const drafts = draftsOf<MessageDraft>();
