import * as z from "zod/mini";

import { uidSchema } from "./account.ts";
import { assignmentSettingsSchema } from "./assignmentRules.ts";
import { idSchema } from "../shared/id.ts";

const count = z.int().check(z.gte(0));

/** The work of a staff member that a colleague can take over. */
export const workSchema = z.object({
  leads: count,
  /** The patients they treat. */
  patients: count,
  /** Upcoming appointments, including requests. */
  appointments: count,
  /** Open tasks. */
  tasks: count,
});

export type Work = z.infer<typeof workSchema>;

/** The maximum number of leads per call. */
export const assignedLeadsMax = 100;

/** An id chosen by the caller, so that a repeated request is executed and logged only once. */
const actId = z.uuid();

/**
 * The server calls that let administrators reassign work, and salespeople take none for a while.
 * Served next to the calls in leadEndpoints.ts.
 */
export const workEndpoints = {
  /** Counts the work of a staff member. */
  findWork: {
    path: "/api/leads/find-work",
    signedIn: true,
    role: "admin",
    input: z.strictObject({ uid: uidSchema }),
    output: z.object({ work: workSchema }),
  },
  /**
   * Hands over a staff member's work: a salesperson's leads to another salesperson or to the pool
   * (`to` is null); a clinician's patients, appointments and tasks to another clinician. Large
   * amounts are handed over in parts: repeat the same call until nothing is left.
   */
  handOverWork: {
    path: "/api/leads/hand-over-work",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ id: actId, from: uidSchema, to: z.nullable(uidSchema) }),
    output: z.object({
      handedOver: workSchema,
      /**
       * Appointments that conflict with the new clinician's calendar; they become requests again.
       */
      clashes: count,
      left: workSchema,
    }),
  },
  /** Assigns leads to a salesperson or returns them to the pool, whatever their current owner. */
  assignLeads: {
    path: "/api/leads/assign",
    signedIn: true,
    role: "admin",
    input: z.strictObject({
      id: actId,
      leadIds: z.array(idSchema).check(z.minLength(1), z.maxLength(assignedLeadsMax)),
      to: z.nullable(uidSchema),
    }),
    /** The number of leads whose owner changed. */
    output: z.object({ assigned: count }),
  },
  /**
   * Changes who gets the leads from the website. Refuses with changed-meanwhile if someone else has
   * changed it since; `rev` is 0 before the first change.
   */
  changeAssignmentRules: {
    path: "/api/leads/change-assignment-rules",
    signedIn: true,
    role: "admin",
    input: z.strictObject({ rev: count, settings: assignmentSettingsSchema }),
    output: z.object({ rev: count }),
  },
  /** Whether the caller is away, by the rules for leads from the website; null if not named there. */
  findAbsence: {
    path: "/api/leads/find-absence",
    signedIn: true,
    role: "sales",
    input: z.strictObject({}),
    output: z.object({ isAway: z.nullable(z.boolean()) }),
  },
  /**
   * Marks the caller as away, so that they get no leads from the website, or as back. Refuses with
   * not-found if the rules do not name them.
   */
  changeAbsence: {
    path: "/api/leads/change-absence",
    signedIn: true,
    role: "sales",
    input: z.strictObject({ isAway: z.boolean() }),
    output: z.object({ isAway: z.boolean() }),
  },
} as const;
