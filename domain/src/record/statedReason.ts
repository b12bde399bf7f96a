import * as z from "zod/mini";

import { reasonMaxLength } from "../scheduling/appointment.ts";
import { patterns } from "../shared/patterns.ts";

/**
 * A clinician's one-line reason for opening a record at short notice or marking an entry as wrong.
 * firestore.rules accepts exactly this.
 */
export const statedReasonSchema = z.string().check(
  // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
  z.refine((text) => text.length <= reasonMaxLength),
  z.regex(patterns.wording),
);
