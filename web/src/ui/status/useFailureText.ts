import type { ClientError } from "@salvia/domain/shared/errors";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

type FailureText = (failure: { code: ClientError; id: string | null; text?: string }) => string;

/**
 * Returns a function that describes a failure in the user's language. Needs the `errors` texts. The
 * function is stable until the language changes; otherwise a list whose rows can fail would
 * re-render every row.
 */
export function useFailureText(): FailureText {
  const { t } = useTranslation("errors");
  return useCallback(({ code, id, text }) => text ?? t(code, { id: id ?? "" }), [t]);
}
