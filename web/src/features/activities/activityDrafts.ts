import { draftsOf } from "../../ui/drafts.ts";

/** What is being typed about each lead. */
export const activityDrafts = draftsOf<string>({
  name: "activities",
  read: (parked) => (typeof parked === "string" ? parked : null),
});
