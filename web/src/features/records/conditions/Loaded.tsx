import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";

type LoadedProps<T> = { live: LiveQuery<T>; children: (value: T) => ReactNode };

/** What was loaded. Otherwise, the paper says that it is incomplete. */
export function Loaded<T>({ live, children }: LoadedProps<T>) {
  const { t } = useTranslation("recordSummary");
  return live.status === "content" ? children(live.value) : <p>{t("print.notLoaded")}</p>;
}
