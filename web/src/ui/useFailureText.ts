import type { ClientError } from "@salvia/domain/errors";
import { useTranslation } from "react-i18next";

/** Says what went wrong in the user's language. Needs the texts of the portal. */
export function useFailureText(): (failure: { code: ClientError; id: string | null }) => string {
  const { t } = useTranslation("portal");
  return ({ code, id }) => t(`errors.${code}`, { id: id ?? "" });
}
