import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { setGlobalOptions } from "firebase-functions/v2/options";

import { region } from "./region.ts";

/** The options of every function, unless it has its own. */
export const everyFunction = {
  region,
  // The whole address: from a shorter form, a deployment would grant secrets to no one.
  serviceAccount: functionsAccountEmail(process.env["GCLOUD_PROJECT"] ?? ""),
  /** Bounds the cost of a flood. Each instance handles 80 calls or events at a time. */
  maxInstances: 10,
};

/**
 * The share of a vCPU that comes with the memory, a sixth with 256 MiB, for schedules: they run alone
 * and mostly wait for the database, and no one waits for them. Others keep a whole vCPU, because a
 * smaller one takes a single call or event at a time.
 */
export const unhurried = "gcf_gen1";

setGlobalOptions(everyFunction);
