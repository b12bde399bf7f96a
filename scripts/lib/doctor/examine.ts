import { faultLine, faultOf, type Fault } from "./faults.ts";
import { ApiProblem, type GoogleOptions } from "./google.ts";
import { partsOf, type Part } from "./parts.ts";
import type { ResolveTxt } from "./read/readMailRecords.ts";
import type { Wanted } from "./wanted.ts";

/** All faults of a project. An API that can't be read is a fault, and the rest is still checked. */
export async function examine(
  options: GoogleOptions,
  wanted: Wanted,
  resolveTxt: ResolveTxt,
): Promise<Fault[]> {
  const found = await Promise.all(partsOf(options, wanted, resolveTxt).map(faultsOf));
  const faults = found.flat();
  // Nothing else can be right in a project that isn't there.
  const missing = faults.find(({ id }) => id === "project-missing");
  return missing === undefined ? withoutRepeats(faults) : [missing];
}

async function faultsOf({ subject, role, check }: Part): Promise<readonly Fault[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiProblem) return [unread(error, subject, role)];
    throw error;
  }
}

/** Why an API wasn't read, as a fault. */
function unread({ api, status, isOff, message }: ApiProblem, subject: string, role: string): Fault {
  if (isOff) return faultOf("api-off", { api });
  if (status === null) return faultOf("api-silent", { api, subject });
  if (status === 401) return faultOf("signed-out");
  if (status === 403 && role !== "") return faultOf("api-denied", { api, subject, role });
  if (status === 429) return faultOf("api-quota", { api, subject });
  return faultOf("api-failing", { api, subject, reason: message });
}

/** An API that is off, or a rejected sign-in, is found by several parts. */
function withoutRepeats(faults: readonly Fault[]): Fault[] {
  const byLine = new Map(faults.map((fault) => [faultLine(fault, {}), fault]));
  return [...byLine.values()];
}
