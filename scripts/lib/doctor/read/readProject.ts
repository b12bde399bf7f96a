import { z } from "zod";

import { ApiProblem, type Google } from "../google.ts";
import { iamPolicy, type IamPolicy } from "./iamPolicy.ts";

export type ProjectState = {
  readonly number: string;
  readonly isActive: boolean;
  readonly policy: IamPolicy;
} | null;

const address = "https://cloudresourcemanager.googleapis.com/v3/projects";

/** The number of a project, by which some APIs want it named. */
export async function readProjectNumber(google: Google, project: string): Promise<string> {
  const { name } = await google.get(`${address}/${project}`, z.object({ name: z.string() }));
  return name.slice("projects/".length);
}

/** The project itself, and who has which role in it; null if this account may not see it. */
export async function readProject(google: Google, project: string): Promise<ProjectState> {
  const answer = z.object({ name: z.string(), state: z.string() });
  const found = await google.get(`${address}/${project}`, answer).catch((error: unknown) => {
    // The API doesn't say which of the two it is.
    if (error instanceof ApiProblem && !error.isOff && [403, 404].includes(error.status ?? 0)) {
      return null;
    }
    throw error;
  });
  if (found === null) return null;
  const body = { options: { requestedPolicyVersion: 3 } };
  const policy = await google.post(`${address}/${project}:getIamPolicy`, body, iamPolicy);
  const number = found.name.slice("projects/".length);
  return { number, isActive: found.state === "ACTIVE", policy };
}
