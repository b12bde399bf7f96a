import { placeholdersIn } from "@salvia/domain/mail/leadMail";
import type { Language } from "@salvia/domain/shared/language";
import { useState } from "react";

import { useTextsIn } from "../../../i18n/InLanguage.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { useLeadLanguage } from "../data/useLeadLanguage.ts";
import {
  messageTemplate,
  messageTemplates,
  messageValues,
  missingFields,
  type MessageText,
  type OwnMessage,
} from "./messageTemplates.ts";

/** What the user has chosen and written so far. */
type MessageDraft = {
  /** The name of a template of the product, or the id of an own one. */
  template: string;
  language: Language;
  filled: Readonly<Record<string, string>>;
  /** What the user has changed, by template and language, so that trying another loses nothing. */
  edited: Partial<Record<string, MessageText>>;
  /** Names the email for the server, so that it is sent once. */
  key: string;
};

/**
 * A message to a lead that the user chooses, completes, and edits. It is kept when the user closes
 * the dialog.
 */
export function useMessage(row: LeadRow, own: readonly OwnMessage[]) {
  const { id, lead } = row;
  const leadLanguage = useLeadLanguage(row);
  const [draft, setDraft] = useDraft(drafts, id);
  const [newKey] = useState(() => crypto.randomUUID());
  const begun: MessageDraft = draft ?? {
    template: messageTemplates[0],
    language: leadLanguage,
    filled: {},
    edited: {},
    key: newKey,
  };
  const { language, filled, edited } = begun;
  const templates = [...messageTemplates, ...own.map((each) => each.id)];
  // An own template may be deleted meanwhile, or still be loading.
  const template = templates.find((each) => each === begun.template) ?? messageTemplates[0];
  // Not what was shown when sending began: the user may have written on meanwhile.
  const change = (fields: Partial<MessageDraft>) =>
    setDraft({ ...(drafts.get(id) ?? begun), ...fields });
  const name = useAuth().user?.displayName ?? null;
  const texts = useTextsIn(language, ["leadMessages", "leads"]);
  const known = texts === null ? nothing : messageValues(texts, lead, name);
  const chosen = texts === null ? null : messageTemplate(texts, template, own);
  const values = { ...known, ...filled };
  const isComplete = chosen !== null && missingFields(chosen.fields, values).length === 0;
  const key = `${template} ${language}`;
  const message = chosen && isComplete ? (edited[key] ?? chosen.textWith(values)) : null;
  return {
    template,
    setTemplate: (to: string) => change({ template: to }),
    language,
    setLanguage: (to: Language) => change({ language: to }),
    isLoading: texts === null,
    /** The values that the user has to fill in, with what they have typed. */
    asked:
      chosen === null
        ? []
        : missingFields(chosen.fields, known).map((field) => [field, filled[field]] as const),
    fill: (field: string, value: string) => change({ filled: { ...filled, [field]: value } }),
    /** Null until each of its values is known. */
    message,
    /** The placeholders that the user has typed or left. */
    gaps: message === null ? [] : placeholdersIn(message.subject + message.body),
    edit: (text: MessageText) => change({ edited: { ...edited, [key]: text } }),
    mailKey: begun.key,
    /** Keeps the message, and its key, before it is sent; `isAnother` if it is a further email. */
    keep: (isAnother = false) => change(isAnother ? { key: crypto.randomUUID() } : {}),
    /** Forgets the message, which is sent or taken along. */
    forget: () => setDraft(null),
  };
}

const nothing = { firstName: "", plan: "", name: "" };

/** The unfinished message to each lead. */
const drafts = draftsOf<MessageDraft>();
