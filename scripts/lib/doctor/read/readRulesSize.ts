import { z } from "zod";

import { ApiProblem, type Google } from "../google.ts";

/** What Firestore takes at most. */
const maxBytes = 250_000;

/** The size of the released rules as Google has compiled them; null if that isn't known. */
export async function readRulesSize(google: Google, project: string): Promise<string | null> {
  const address = `https://firebaserules.googleapis.com/v1/projects/${project}/releases/cloud.firestore:getExecutable`;
  const answer = z.object({ executable: z.string().default("") });
  const found = await google.find(address, answer).catch((error: unknown) => {
    if (error instanceof ApiProblem) return null;
    throw error;
  });
  if (found === null) return null;
  const bytes = Buffer.from(found.executable, "base64").length;
  const [size, limit] = [bytes, maxBytes].map((count) => count.toLocaleString("en-US"));
  return `The compiled rules have ${size} bytes. Firestore takes ${limit}.`;
}
