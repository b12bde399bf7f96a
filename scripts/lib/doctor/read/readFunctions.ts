import { serverRegion } from "@salvia/domain/shared/region";
import { z } from "zod";

import type { Google } from "../google.ts";

const deployedFunction = z.object({
  name: z.string(),
  state: z.string().default("ACTIVE"),
  serviceConfig: z
    .object({ service: z.string().default(""), serviceAccountEmail: z.string().default("") })
    .default({ service: "", serviceAccountEmail: "" }),
});

export type FunctionState = {
  readonly name: string;
  readonly state: string;
  /** The service account as which it runs. */
  readonly email: string;
  /** The full name of its Cloud Run service. */
  readonly service: string;
};

/** The deployed functions of our region. */
export async function readFunctions(google: Google, project: string): Promise<FunctionState[]> {
  const functions = await google.list(
    `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${serverRegion}/functions?pageSize=1000`,
    "functions",
    deployedFunction,
  );
  return functions.map(({ name, state, serviceConfig }) => ({
    name: name.split("/").at(-1) ?? name,
    state,
    email: serviceConfig.serviceAccountEmail,
    service: serviceConfig.service,
  }));
}
