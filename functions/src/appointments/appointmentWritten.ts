import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/**
 * Records in the audit log that an appointment was moved, notifies its participants of its changes,
 * by email and in the portal, and the patients on the waiting list of a time that a change has freed,
 * and lets the participants' calendar programs read it.
 */
export const appointmentWritten = documentWritten(
  { document: `${collections.appointments}/{id}`, region, timeoutSeconds: 60, omit: false },
  async ({ before, after }) => {
    if (before === null || after === null) return;
    const { auditMove } = await import("./auditMove.ts");
    await auditMove(before, after);
  },
  async (written) => {
    const { notifyParticipants } = await import("./notifyParticipants.ts");
    await notifyParticipants(written, new Date());
  },
  async (written) => {
    const { serveWaitingList } = await import("./serveWaitingList.ts");
    await serveWaitingList(written, new Date());
  },
  async (written) => {
    const { touchFeeds } = await import("./calendar/touchFeeds.ts");
    await touchFeeds(written);
  },
);
