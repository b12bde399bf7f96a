import TextField from "@mui/material/TextField";
import { activityTextMaxLength } from "@salvia/domain/lead/leadActivity";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { messageFields } from "./messageTemplates.ts";
import type { useMessage } from "./useMessage.ts";

type MessageFieldsProps = Pick<
  ReturnType<typeof useMessage>,
  "asked" | "fill" | "language" | "message" | "edit"
> & {
  subjectField: RefObject<HTMLInputElement | null>;
  bodyField: RefObject<HTMLTextAreaElement | null>;
  /** What can't be sent. */
  isWrong: { subject: boolean; body: boolean };
};

/** The values that a message still needs, and the message once it has them. */
export function MessageFields(props: MessageFieldsProps) {
  const { asked, fill, language, message, edit, subjectField, bodyField, isWrong } = props;
  const { t } = useTranslation("leadMessages");
  const { language: own } = useLanguage();
  const names = new Intl.ListFormat(own);
  const most = activityTextMaxLength.toLocaleString(own);
  // A placeholder of an own template has no other name.
  const labelOf = (field: string) => {
    const known = messageFields.find((each) => each === field);
    return known === undefined ? field : t(`fields.${known}`);
  };
  const missing = asked.flatMap(([field, value = ""]) =>
    value.trim() === "" ? [labelOf(field)] : [],
  );
  return (
    <>
      {message === null ? (
        <Notice severity="info">{t("missing", { fields: names.format(missing) })}</Notice>
      ) : null}
      {asked.map(([field, value = ""]) => (
        <TextField
          key={field}
          size="small"
          required
          label={labelOf(field)}
          value={value}
          onChange={({ target }) => fill(field, target.value)}
          slotProps={{ htmlInput: { autoComplete: "off" }, inputLabel: { required: false } }}
        />
      ))}
      {message === null ? null : (
        <>
          <TextField
            size="small"
            label={t("subject")}
            value={message.subject}
            error={isWrong.subject}
            helperText={isWrong.subject ? t("wrongSubject") : null}
            inputRef={subjectField}
            onChange={({ target }) => edit({ ...message, subject: target.value })}
            slotProps={{ htmlInput: { lang: language, maxLength: 120, autoComplete: "off" } }}
          />
          <TextField
            multiline
            minRows={6}
            maxRows={12}
            label={t("body")}
            value={message.body}
            error={isWrong.body}
            helperText={isWrong.body ? t("wrongBody", { most }) : null}
            inputRef={bodyField}
            onChange={({ target }) => edit({ ...message, body: target.value })}
            slotProps={{ htmlInput: { lang: language } }}
          />
        </>
      )}
    </>
  );
}
