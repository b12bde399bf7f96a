import * as z from "zod/mini";

import { uidSchema } from "./account.ts";
import { patterns } from "../shared/patterns.ts";

const count = z.int().check(z.gte(0));

/** How much somebody has that a colleague can take over. */
export const workSchema = z.object({
  leads: count,
  /** Whom they treat. */
  patients: count,
  /** Those to come, requests among them. */
  appointments: count,
  /** Those that are not done. */
  tasks: count,
});

export type Work = z.infer<typeof workSchema>;

/** How many leads are assigned by one call at most. */
export const assignedLeadsMax = 100;

/** Told apart from others by an id of the caller's, an act that is sent again is done and logged once. */
const actId = z.uuid();

/**
 * The server calls by which an administrator gives work to others, as endpoints.ts has those about
 * accounts; served beside those of leadEndpoints.ts.
 */
export const workEndpoints = {
  /** How much somebody has. */
  findWork: {
    path: "/api/leads/find-work",
    signedIn: true,
    role: "admin",
    input: z.strictObject({ uid: uidSchema }),
    output: z.object({ work: workSchema }),
  },
  /**
   * Hands over what somebody has: to a salesperson their leads, to a clinician their patients,
   * appointments and tasks; to nobody, which is the pool, their leads. A part of it, where it is
   * much: the same call goes on until nothing is left.
   */
  handOverWork: {
    path: "/api/leads/hand-over-work",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ id: actId, from: uidSchema, to: z.nullable(uidSchema) }),
    output: z.object({
      handedOver: workSchema,
      /** Of the appointments, those whose time the new clinician has taken: they are requests again. */
      clashes: count,
      left: workSchema,
    }),
  },
  /** Gives leads to a salesperson, or back to the pool, whoever has them. */
  assignLeads: {
    path: "/api/leads/assign",
    signedIn: true,
    role: "admin",
    input: z.strictObject({
      id: actId,
      leadIds: z
        .array(z.string().check(z.regex(patterns.id)))
        .check(z.minLength(1), z.maxLength(assignedLeadsMax)),
      to: z.nullable(uidSchema),
    }),
    /** How many have another owner now. */
    output: z.object({ assigned: count }),
  },
} as const;

export type WorkEndpointName = keyof typeof workEndpoints;

export type WorkEndpointInput<Name extends WorkEndpointName> = z.infer<
  (typeof workEndpoints)[Name]["input"]
>;

export type WorkEndpointOutput<Name extends WorkEndpointName> = z.infer<
  (typeof workEndpoints)[Name]["output"]
>;
