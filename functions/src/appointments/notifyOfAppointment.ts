import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/**
 * Notifies the participants of an appointment of its changes, by email and in the portal, and the
 * patients on the waiting list of a time that a change has freed.
 */
export const notifyOfAppointment = documentWritten(
  { document: `${collections.appointments}/{id}`, region, timeoutSeconds: 60, omit: false },
  async (written) => {
    const [{ notifyParticipants }, { serveWaitingList }] = await Promise.all([
      import("./notifyParticipants.ts"),
      import("./serveWaitingList.ts"),
    ]);
    const now = new Date();
    await Promise.all([notifyParticipants(written, now), serveWaitingList(written, now)]);
  },
);
