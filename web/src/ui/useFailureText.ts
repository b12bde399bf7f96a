import type { ClientError } from "@salvia/domain/shared/errors";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

type FailureText = (failure: { code: ClientError; id: string | null; text?: string }) => string;

/**
 * Says what went wrong in the user's language. Needs the texts of `errors`. It answers the same
 * function until the language changes, or a list whose rows can fail would render all of them anew.
 */
export function useFailureText(): FailureText {
  const { t } = useTranslation("errors");
  return useCallback(({ code, id, text }) => text ?? t(code, { id: id ?? "" }), [t]);
}
