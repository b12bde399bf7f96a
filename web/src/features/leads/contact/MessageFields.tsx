import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import type { useMessage } from "./useMessage.ts";

type MessageFieldsProps = Pick<
  ReturnType<typeof useMessage>,
  "asked" | "fill" | "language" | "message" | "edit"
>;

/** The values that a message still needs, and the message once it has them. */
export function MessageFields({ asked, fill, language, message, edit }: MessageFieldsProps) {
  const { t } = useTranslation("leadMessages");
  const { language: own } = useLanguage();
  const names = new Intl.ListFormat(own);
  const missing = asked.flatMap(([field, value = ""]) =>
    value.trim() === "" ? [t(`fields.${field}`)] : [],
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
          label={t(`fields.${field}`)}
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
            onChange={({ target }) => edit({ ...message, subject: target.value })}
            slotProps={{ htmlInput: { lang: language, maxLength: 200, autoComplete: "off" } }}
          />
          <TextField
            multiline
            minRows={6}
            maxRows={16}
            label={t("body")}
            value={message.body}
            onChange={({ target }) => edit({ ...message, body: target.value })}
            slotProps={{ htmlInput: { lang: language, maxLength: 5000 } }}
          />
        </>
      )}
    </>
  );
}
