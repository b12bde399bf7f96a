import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Records in the audit log that an appointment was moved to another time. */
export const appointmentMoved = documentWritten(
  {
    event: "updated",
    document: `${collections.appointments}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    if (before === null || after === null) return;
    const { auditMove } = await import("./auditMove.ts");
    await auditMove(before, after);
  },
);
