import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/**
 * Notifies the salespeople whom a note mentions or answers, and moves the date of the lead of any
 * activity.
 */
export const notifyOfNote = documentWritten(
  {
    document: `${collections.leads}/{id}/${collections.activities}/{activity}`,
    region,
    timeoutSeconds: 60,
    omit: false,
    event: "created",
  },
  async (written) => {
    const [{ notifyAboutNote }, { followActivity }] = await Promise.all([
      import("./notifyAboutNote.ts"),
      import("./followActivity.ts"),
    ]);
    await Promise.all([notifyAboutNote(written, new Date()), followActivity(written.after)]);
  },
);
