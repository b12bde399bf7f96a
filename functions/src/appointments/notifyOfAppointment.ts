import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Emails the participants of an appointment about its changes. */
export const notifyOfAppointment = documentWritten(
  { document: `${collections.appointments}/{id}`, region, timeoutSeconds: 60, omit: false },
  async (written) => {
    const { notifyParticipants } = await import("./notifyParticipants.ts");
    await notifyParticipants(written, new Date());
  },
);
