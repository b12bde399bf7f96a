import Skeleton from "@mui/material/Skeleton";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import type { Settings } from "./settings.data.ts";
import { SettingsForm } from "./SettingsForm.tsx";

type SettingsSectionsProps = {
  uid: string;
  /** The value is null if the server has no profile of the user yet. */
  settings: LiveQuery<Settings | null>;
};

/** A user's own settings, live. */
export function SettingsSections({ uid, settings }: SettingsSectionsProps) {
  if (settings.status === "error") {
    return <LoadProblem failure={settings.failure} onRetry={settings.retry} />;
  }
  if (settings.status !== "content" || settings.value === null) {
    return (
      <>
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={300} />
      </>
    );
  }
  return <SettingsForm uid={uid} stored={settings.value} />;
}
