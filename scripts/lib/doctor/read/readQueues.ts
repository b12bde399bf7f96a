import { serverRegion } from "@salvia/domain/shared/region";
import { z } from "zod";

import type { Google } from "../google.ts";

/** Something with a name and a state, such as a queue or a schedule. */
export type NamedState = { readonly name: string; readonly state: string };

const entry = z.object({ name: z.string(), state: z.string().default("STATE_UNSPECIFIED") });

/** The task queues of our region. */
export function readQueues(google: Google, project: string): Promise<NamedState[]> {
  const address = `https://cloudtasks.googleapis.com/v2/projects/${project}/locations/${serverRegion}`;
  return named(google.list(`${address}/queues?pageSize=1000`, "queues", entry));
}

/** The scheduled jobs of our region. */
export function readSchedules(google: Google, project: string): Promise<NamedState[]> {
  const address = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${serverRegion}`;
  return named(google.list(`${address}/jobs?pageSize=500`, "jobs", entry));
}

async function named(list: Promise<NamedState[]>): Promise<NamedState[]> {
  return (await list).map(({ name, state }) => ({ name: name.split("/").at(-1) ?? name, state }));
}
