import Skeleton from "@mui/material/Skeleton";
import type { UserSettings } from "@salvia/domain/account/user";

import { useLive, type Live } from "../../firebase/live.tsx";
import { LoadProblem } from "../../ui/LoadProblem.tsx";
import { staffEntry } from "./practice.data.ts";
import { PracticeForm } from "./PracticeForm.tsx";

type PracticeSectionsProps = {
  uid: string;
  /** Null inside where the server has no profile of theirs yet. */
  settings: Live<Pick<UserSettings, "language" | "timezone"> | null>;
};

/** What a clinician says of themselves, live. */
export function PracticeSections({ uid, settings }: PracticeSectionsProps) {
  const entry = useLive(`staff/${uid}`, staffEntry(uid));
  if (settings.status === "error") {
    return <LoadProblem failure={settings.failure} onRetry={settings.retry} />;
  }
  if (entry.status === "error")
    return <LoadProblem failure={entry.failure} onRetry={entry.retry} />;
  const own = settings.status === "content" ? settings.value : null;
  const staff = entry.status === "content" ? entry.value : null;
  if (own === null || staff === null) return <Skeleton variant="rounded" height={520} />;
  const { name, specialty, languages } = staff;
  const { language, timezone } = own;
  return <PracticeForm stored={{ name, specialty, languages, language, timezone }} />;
}
