import { useTranslation } from "react-i18next";

import { useKnownName } from "../../ui/StaffName.tsx";
import type { NotificationRow } from "./notifications.data.ts";

/** Higher counts show as `9+`, so that the queries read no more rows than needed. */
export const mostCounted = 9;

/** Says a number in words if it is higher than what is counted. */
export function useAmount(): (count: number) => string {
  const { t } = useTranslation("notifications");
  return (count) => (count > mostCounted ? t("moreThan", { most: mostCounted }) : String(count));
}

/**
 * What a notification says. Those about notes name their author, read from the directory; null
 * while the name is looked up.
 */
export function useNotificationText(item: NotificationRow | null): string | null {
  const { t } = useTranslation("notifications");
  const authorId = item !== null && "authorId" in item ? item.authorId : undefined;
  const name = useKnownName(authorId ?? null);
  if (item === null || name === undefined) return null;
  const { kind } = item;
  const isOfNote = kind === "mention" || kind === "noteReply";
  return name !== null && isOfNote ? t(`byName.${kind}`, { name }) : t(`kind.${kind}`);
}
