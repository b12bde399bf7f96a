import * as logger from "firebase-functions/logger";

import type { HttpRequest } from "../http/route.ts";
import { countReport } from "./countReport.ts";
import { parsePolicyReport } from "./parsePolicyReport.ts";

/**
 * Logs which directive of a policy blocked which host.
 *
 * @throws Refusal unsupported-media-type, bad-request, or rate-limited
 */
export async function answerPolicyReport(
  call: HttpRequest,
): Promise<{ output: { received: true } }> {
  const violation = parsePolicyReport(call);
  await countReport(call);
  logger.warn("policy violated", violation);
  return { output: { received: true } };
}
