import { z } from "zod";

import type { Google } from "../google.ts";
import { readProjectNumber } from "./readProject.ts";

/** The enforcement of App Check by service, such as `firestore.googleapis.com`. */
export type AppCheckState = ReadonlyMap<string, string>;

/** Which of Firebase's services enforce App Check. */
export async function readAppCheck(google: Google, project: string): Promise<AppCheckState> {
  const number = await readProjectNumber(google, project);
  const services = await google.list(
    `https://firebaseappcheck.googleapis.com/v1/projects/${number}/services?pageSize=100`,
    "services",
    z.object({ name: z.string(), enforcementMode: z.string().default("OFF") }),
  );
  return new Map(
    services.map(({ name, enforcementMode }) => [name.split("/").at(-1) ?? name, enforcementMode]),
  );
}
