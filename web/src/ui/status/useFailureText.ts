import type { ClientError } from "@salvia/domain/shared/errors";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Why something failed: a code, an id to report, or a text to show in place of the code's. */
export type Failure = { code: ClientError; id: string | null; text?: string };

type FailureText = (failure: Failure) => string;

/**
 * Returns a function that describes a failure in the user's language. Needs the `errors` texts. The
 * function is stable until the language changes; otherwise a list whose rows can fail would
 * re-render every row.
 */
export function useFailureText(): FailureText {
  const { t } = useTranslation("errors");
  return useCallback(({ code, id, text }) => text ?? t(code, { id: id ?? "" }), [t]);
}
