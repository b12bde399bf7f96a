import Skeleton from "@mui/material/Skeleton";
import type { UserSettings } from "@salvia/domain/account/user";

import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { staffEntry } from "./practitionerProfile.data.ts";
import { PractitionerProfileForm } from "./PractitionerProfileForm.tsx";

type PracticeSectionsProps = {
  uid: string;
  /** The value is null if the server has no profile of the user yet. */
  settings: LiveQuery<Pick<UserSettings, "language" | "timezone"> | null>;
};

/** A clinician's own directory entry, live. */
export function PractitionerProfileSections({ uid, settings }: PracticeSectionsProps) {
  const entry = useLiveQuery(`staff/${uid}`, staffEntry(uid));
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
  return <PractitionerProfileForm stored={{ name, specialty, languages, language, timezone }} />;
}
