import type { problemEndpoints } from "@salvia/domain/site/problemEndpoints";
import * as logger from "firebase-functions/logger";

import type { Handler } from "../http/route.ts";
import { countReport } from "./countReport.ts";

/**
 * Logs an error of a browser under the id that its user sees.
 *
 * @throws Refusal rate-limited
 */
export const reportProblem: Handler<typeof problemEndpoints.reportProblem> = async (
  problem,
  call,
) => {
  await countReport(call);
  const { id, code, build, path, language } = problem;
  logger.warn("browser error", { id, code, build, path, language });
  return { output: { received: true } };
};
