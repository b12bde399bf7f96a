import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/** Copies each entry of the audit log to write-once storage, and reports altered ones. */
export const auditWritten = documentWritten(
  { document: `${collections.auditLog}/{id}`, region, timeoutSeconds: 60, omit: false },
  async ({ before, after }) => {
    const { mirrorEntry } = await import("./mirrorEntry.ts");
    await mirrorEntry(before, after);
  },
);
