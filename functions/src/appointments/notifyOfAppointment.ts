import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Notifies the participants of an appointment of its changes, by email and in the portal. */
export const notifyOfAppointment = documentWritten(
  { document: `${collections.appointments}/{id}`, region, timeoutSeconds: 60, omit: false },
  async (written) => {
    const { notifyParticipants } = await import("./notifyParticipants.ts");
    await notifyParticipants(written, new Date());
  },
);
