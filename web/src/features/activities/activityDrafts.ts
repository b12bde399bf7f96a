import { draftsOf } from "../../ui/drafts.ts";

/** Unfinished activity text of each lead. */
export const activityDrafts = draftsOf<string>({
  name: "activities",
  read: (parked) => (typeof parked === "string" ? parked : null),
});
