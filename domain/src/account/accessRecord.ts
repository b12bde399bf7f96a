import * as z from "zod/mini";

import { accessChangeSchema } from "./account.ts";
import { roles } from "./role.ts";
import { staffSchema } from "./staff.ts";

/** A change of access that has started but is not yet applied everywhere. */
const pendingChangeSchema = z.object({
  /** The id of its audit log entry. */
  id: z.string(),
  change: accessChangeSchema,
  /** The role before the change. */
  from: z.nullable(z.enum(roles)),
  /** In milliseconds since 1970. */
  begunAt: z.int(),
});

export type PendingChange = z.infer<typeof pendingChangeSchema>;

/** The server's record of an account's access, stored in `accessChanges/{uid}`. */
export const accessRecordSchema = z.object({
  pending: z.nullable(pendingChangeSchema),
  /** The clinician's directory entry before it was removed. */
  practice: z.nullable(
    z.object({ specialty: staffSchema.shape.specialty, languages: staffSchema.shape.languages }),
  ),
});
