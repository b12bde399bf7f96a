import { serverRegion } from "@salvia/domain/shared/region";
import { z } from "zod";

import type { Google } from "../google.ts";
import { iamPolicy, rolesOf } from "./iamPolicy.ts";

/** The function of a service, and whether everyone may invoke it. */
export type InvokerState = {
  readonly name: string;
  readonly service: string;
  readonly isPublic: boolean;
};

const runService = z.object({
  name: z.string(),
  invokerIamDisabled: z.boolean().default(false),
});

/** Who may invoke the functions: each is a service of Cloud Run, with a name in small letters. */
export async function readInvokers(
  google: Google,
  project: string,
  names: readonly string[],
): Promise<InvokerState[]> {
  const address = "https://run.googleapis.com/v2";
  const services = await google.list(
    `${address}/projects/${project}/locations/${serverRegion}/services?pageSize=100`,
    "services",
    runService,
  );
  const ours = services.flatMap((service) => {
    const id = service.name.split("/").at(-1) ?? "";
    const name = names.find((one) => serviceOf(one) === id);
    return name === undefined ? [] : [{ ...service, id, function: name }];
  });
  return Promise.all(
    ours.map(async (service) => {
      const policy = await google.get(`${address}/${service.name}:getIamPolicy`, iamPolicy);
      const isPublic =
        service.invokerIamDisabled || rolesOf(policy, "allUsers").includes("roles/run.invoker");
      return { name: service.function, service: service.id, isPublic };
    }),
  );
}

/** The name of a function's Cloud Run service, which allows no capital letters. */
function serviceOf(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}
