import type { HttpRequest } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { rateDecision } from "../limits/rateDecision.ts";

/**
 * How many reports an instance takes from all browsers together. Beyond these, a report costs no
 * write: a fault in a new release would otherwise write as often as it is seen.
 */
const ofInstance = { allowed: 60, window: 60 };

let quietAt: number | null = null;

/**
 * Counts a report, whatever it is about.
 *
 * @throws Refusal rate-limited
 */
export async function countReport(call: HttpRequest): Promise<void> {
  const decision = rateDecision(quietAt, ofInstance, call.now.getTime());
  if (!decision.allowed) throw new Refusal("rate-limited", decision.retryAfter);
  ({ quietAt } = decision);
  await countRequest("problems", call, null);
}
