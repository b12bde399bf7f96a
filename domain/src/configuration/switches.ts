import * as z from "zod/mini";

import { features, type Feature } from "./feature.ts";
import { collections } from "../shared/collections.ts";

const featureList = z.array(z.enum(features));

/**
 * The switches, as stored in `settings/switches`. A feature is off if either list names it. Without the
 * document, every feature is on. The rules read it, too.
 */
export const switchesSchema = z.object({
  /** Turned off by an administrator. */
  off: featureList,
  /** Turned off by the deployment (`FEATURES_OFF`), for the rules, which cannot read variables. */
  builtOff: featureList,
});

export type Switches = z.infer<typeof switchesSchema>;

export const noSwitches: Switches = { off: [], builtOff: [] };

export const switchesPath = `${collections.settings}/switches`;

/** All features that are off, for any reason, in the order of `features`. */
export function featuresOff(...lists: readonly (readonly Feature[])[]): Feature[] {
  return features.filter((feature) => lists.some((list) => list.includes(feature)));
}

/** The server call that changes a switch. */
export const switchEndpoints = {
  /** Turns a feature off or on for everyone; administrators only. */
  changeSwitch: {
    path: "/api/auth/change-switch",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ feature: z.enum(features), off: z.boolean() }),
    /** All features that are off then. */
    output: z.object({ off: featureList }),
  },
} as const;
