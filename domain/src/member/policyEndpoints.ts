import * as z from "zod/mini";

import { accountSchema, uidSchema } from "../account/account.ts";
import { customTokenSchema } from "../account/sessionEndpoints.ts";
import { typedMemberNumberSchema } from "../record/patient.ts";
import { policyCodeSchema } from "./policyLink.ts";

/** The server calls that link a policy to the account of its member. */
export const policyEndpoints = {
  /**
   * Emails a code to the address on file of a policy, for a user without a role; the answer is the
   * same for every number.
   */
  requestPolicyCode: {
    path: "/api/patients/request-policy-code",
    signedIn: true,
    input: z.strictObject({ memberNumber: typedMemberNumberSchema }),
    output: z.object({ sent: z.literal(true) }),
  },
  /** Makes the user the member of the policy whose code they enter; the token signs in as such. */
  linkPolicy: {
    path: "/api/patients/link-policy",
    signedIn: true,
    input: z.strictObject({ code: policyCodeSchema }),
    output: customTokenSchema,
  },
  /**
   * Makes the user of an account without a role the member of a policy, without a code. People who
   * could sign in to the policy's account no longer can.
   */
  linkAccount: {
    path: "/api/patients/link-account",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ uid: uidSchema, memberNumber: typedMemberNumberSchema }),
    /** The policy's account. */
    output: z.object({ account: accountSchema }),
  },
} as const;
