import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";

/**
 * The server calls for visits. Separate from endpoints.ts, because signing in does not need them.
 */
export const visitEndpoints = {
  /**
   * STUN/TURN servers that help two browsers connect, with a password that is valid until the visit
   * closes. Only for the two participants of a video appointment; empty if no servers are set up.
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
