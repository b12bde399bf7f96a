import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { useTranslation } from "react-i18next";

/** Returns a function that names a guest: as they call themselves, else by what they are. */
export function useGuestName(): (guest: Pick<Guest, "kind" | "name">) => string {
  const { t } = useTranslation("visits");
  return ({ kind, name }) => name ?? t(`guest.kinds.${kind}`);
}
