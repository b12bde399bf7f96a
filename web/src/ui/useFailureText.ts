import type { ClientError } from "@salvia/domain/errors";
import { useTranslation } from "react-i18next";

/** Says what went wrong in the user's language. Needs the texts of `errors`. */
export function useFailureText(): (failure: {
  code: ClientError;
  id: string | null;
  text?: string;
}) => string {
  const { t } = useTranslation("errors");
  return ({ code, id, text }) => text ?? t(code, { id: id ?? "" });
}
