import { parseStored } from "@salvia/domain/shared/readStored";
import type { Feature } from "@salvia/domain/configuration/feature";
import {
  featuresOff,
  noSwitches,
  switchesPath,
  switchesSchema,
  type Switches,
} from "@salvia/domain/configuration/switches";

import { Refusal } from "../http/refusal.ts";
import { readDocument } from "../platform/readDocument.ts";
import { builtOff } from "../settings/builtOff.ts";

/**
 * How long an instance uses what it has read, in milliseconds: a switch takes effect within ten
 * seconds, and the busiest instance makes six reads a minute, however many calls it serves.
 */
const lifetime = 10_000;

let kept: { switches: Promise<Switches>; until: number } | null = null;

/** All features that are off, by an administrator, the deployment, or this build. */
export async function switchedOff(): Promise<Feature[]> {
  const { off, builtOff: deployed } = await currentSwitches();
  return featuresOff(builtOff(), off, deployed);
}

/**
 * Refuses a call of a feature that is off.
 *
 * @throws Refusal switched-off
 */
export async function refuseIfOff(feature: Feature): Promise<void> {
  if (await isOff(feature)) throw new Refusal("switched-off");
}

/** Whether a feature is off. One that the build turns off needs no read. */
export async function isOff(feature: Feature): Promise<boolean> {
  return builtOff().includes(feature) || (await switchedOff()).includes(feature);
}

/** Makes this instance use its own change at once. */
export function forgetSwitches(): void {
  kept = null;
}

/** A failed read is not kept, so the next call tries again. */
function currentSwitches(): Promise<Switches> {
  const now = Date.now();
  if (kept !== null && now < kept.until) return kept.switches;
  const switches = readSwitches();
  const reading = { switches, until: now + lifetime };
  kept = reading;
  switches.catch(() => {
    if (kept === reading) kept = null;
  });
  return switches;
}

/** The stored switches; all on if no one has ever changed one. */
async function readSwitches(): Promise<Switches> {
  const data = await readDocument(switchesPath);
  return data === null ? noSwitches : parseStored(switchesSchema, data);
}
