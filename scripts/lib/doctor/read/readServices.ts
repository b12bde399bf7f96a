import { z } from "zod";

import type { Google } from "../google.ts";

/** The names of the APIs that are on, such as `run.googleapis.com`. */
export async function readServices(google: Google, project: string): Promise<string[]> {
  const services = await google.list(
    `https://serviceusage.googleapis.com/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`,
    "services",
    z.object({ config: z.object({ name: z.string() }) }),
  );
  return services.map(({ config }) => config.name);
}
