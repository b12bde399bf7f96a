import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";

/** The server calls about visits, apart from endpoints.ts: nobody needs them to sign in. */
export const visitEndpoints = {
  /**
   * Servers that help two browsers find a way to each other, with a password that holds until the
   * visit closes. For the two of an appointment by video alone; without servers where none is set up.
   */
  turnCredentials: {
    path: "/api/visits/turn-credentials",
    signedIn: true,
    input: z.strictObject({ appointmentId: uidSchema }),
    output: z.object({
      iceServers: z.array(
        z.object({
          urls: z.array(z.string()),
          username: z.exactOptional(z.string()),
          credential: z.exactOptional(z.string()),
        }),
      ),
    }),
  },
} as const;

export type TurnQuestion = z.infer<typeof visitEndpoints.turnCredentials.input>;

export type TurnCredentials = z.infer<typeof visitEndpoints.turnCredentials.output>;
