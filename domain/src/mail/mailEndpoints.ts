import * as z from "zod/mini";

import { typedEmailSchema } from "../shared/typedEmail.ts";
import { suppressionReasons } from "./mailSuppression.ts";

/** The server calls about emails. Mail services call them. */
export const mailEndpoints = {
  /**
   * Turns off the notification setting that the token in the address names. RFC 8058: mail services
   * post a fixed body, which is ignored. Repeating it changes nothing.
   */
  unsubscribe: {
    path: "/api/mail/unsubscribe",
    input: null,
    output: z.object({ unsubscribed: z.literal(true) }),
  },
  /** Suppresses addresses. The mail service proves its identity with a shared secret. */
  reportMailFeedback: {
    path: "/api/mail/feedback",
    bodyMaxBytes: 256 * 1024,
    input: z.strictObject({
      // As many as one write to the database can have.
      events: z
        .array(z.strictObject({ kind: z.enum(suppressionReasons), email: typedEmailSchema }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
    output: z.object({ suppressed: z.number() }),
  },
} as const;
