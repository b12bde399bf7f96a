import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { idSchema } from "../shared/id.ts";
import { guestKinds, guestNameSchema, guestSecretSchema } from "./visitGuest.ts";

const iceServers = z.array(
  z.object({
    urls: z.array(z.string()),
    username: z.exactOptional(z.string()),
    credential: z.exactOptional(z.string()),
  }),
);

/** The server calls for visits. */
export const visitEndpoints = {
  /**
   * STUN/TURN servers that help two browsers connect, with a password that is valid until the visit
   * closes. Only for the two participants of a video appointment; empty if no servers are set up.
   */
  turnCredentials: {
    path: "/api/visits/turn-credentials",
    signedIn: true,
    input: z.strictObject({ appointmentId: uidSchema }),
    output: z.object({ iceServers }),
  },
  /**
   * Makes a link for the guest of a visit, in place of the visit's earlier one. Its secret is known
   * only from this answer.
   */
  makeGuestLink: {
    path: "/api/visits/make-guest-link",
    signedIn: true,
    role: "medical",
    input: z.strictObject({
      visitId: uidSchema,
      kind: z.enum(guestKinds),
      name: z.nullable(guestNameSchema),
    }),
    output: z.object({ secret: guestSecretSchema }),
  },
  /**
   * Exchanges the secret of a guest's link for a token with which the guest signs in. Only the tab
   * that did so first can do it again, after a reload. `session` is the id of its page.
   */
  enterAsGuest: {
    path: "/api/visits/enter-as-guest",
    signedIn: false,
    input: z.strictObject({
      secret: guestSecretSchema,
      tab: guestSecretSchema,
      name: guestNameSchema,
      session: idSchema,
    }),
    output: z.object({ customToken: z.string(), visitId: z.string() }),
  },
  /**
   * What an admitted guest needs for the call. The guest's ID token comes in `Authorization`, as for
   * `signedIn`, but it is no account's.
   */
  guestConnection: {
    path: "/api/visits/guest-connection",
    signedIn: false,
    input: z.strictObject({}),
    output: z.object({ iceServers, clinicianName: z.string() }),
  },
} as const;
