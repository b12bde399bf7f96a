import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Notifies the salespeople whom a note mentions or answers. */
export const notifyOfNote = documentWritten(
  {
    document: `${collections.leads}/{id}/${collections.activities}/{activity}`,
    region,
    timeoutSeconds: 60,
    omit: false,
    event: "created",
  },
  async (written) => {
    const { notifyAboutNote } = await import("./notifyAboutNote.ts");
    await notifyAboutNote(written, new Date());
  },
);
