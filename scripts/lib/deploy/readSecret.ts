import { secretFault, type SecretName } from "@salvia/domain/configuration/secrets";

import type { GoogleApi } from "./googleApi.ts";
import { objectOf, textOf } from "../json.ts";
import { Complaint } from "../report.ts";

/**
 * The value of a project's secret, which an owner of the project may read.
 *
 * @throws Complaint if it cannot be read, or is not what the functions accept
 */
export async function readSecret(
  { project, get }: Pick<GoogleApi, "project" | "get">,
  name: SecretName,
): Promise<string> {
  const secret = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`;
  const { payload } = await get(`${secret}/versions/latest:access`);
  const value = Buffer.from(textOf(objectOf(payload)["data"]), "base64").toString();
  const fault = secretFault(name, value);
  if (fault !== null) throw new Complaint(fault);
  return value;
}
