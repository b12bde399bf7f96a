import * as z from "zod/mini";

import { accessChangeSchema } from "./account.ts";
import { roles } from "./role.ts";
import { staffSchema } from "./staff.ts";

/** A change of access that has begun and is not everywhere yet. */
const pendingChangeSchema = z.object({
  /** That of its entry in the audit log. */
  id: z.string(),
  change: accessChangeSchema,
  /** The role before it. */
  from: z.nullable(z.enum(roles)),
  /** In milliseconds since 1970. */
  begunAt: z.int(),
});

export type PendingChange = z.infer<typeof pendingChangeSchema>;

/** What the server keeps of an account's access in `accessChanges/{uid}`. */
export const accessRecordSchema = z.object({
  pending: z.nullable(pendingChangeSchema),
  /** What a clinician's entry in the directory said before it was removed. */
  practice: z.nullable(
    z.object({ specialty: staffSchema.shape.specialty, languages: staffSchema.shape.languages }),
  ),
});
