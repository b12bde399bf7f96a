import type { Intent, ConversationContext } from "@salvia/domain/assistant/conversationContext";

import type { DataRoute } from "./route.ts";

/**
 * Resolves a question without a subject, such as “and tomorrow?”, to the last question with the new
 * details. Returns null if it is ambiguous or matches nothing.
 *
 * @param isNamed whether the question names a person
 */
export function followUp(
  { time, trend, isNamed }: Pick<DataRoute, "time" | "trend"> & { isNamed: boolean },
  last: ConversationContext,
): DataRoute | null {
  const { intents, measure } = last;
  const whole = { time, overdue: false, measure, asksIllness: false } as const;
  const again = { kind: "data", ...whole, reuses: "question" } as const;
  if (trend && intents.includes("vitals")) return { ...again, intents: ["vitals"], trend };
  if (time.days !== null || time.part !== null || time.next || !time.isClear) {
    return some(intents.filter(isDated));
  }
  // Free slots belong to the clinician, so a question that names a person cannot ask for them.
  return isNamed ? some(intents.filter((intent) => intent !== "freeSlots")) : null;

  function some(taken: readonly Intent[]): DataRoute | null {
    return taken.length === 0 ? null : { ...again, intents: taken, trend: last.trend };
  }
}

/**
 * Completes a question that has its own subject from the last one: “and her weight?” asks for the
 * trend if the last question did. `whenOf` adds the days.
 */
export function withDetailsOf(last: ConversationContext, route: DataRoute): DataRoute {
  const trend = route.trend || (last.trend && last.intents.includes("vitals"));
  return { ...route, trend, reuses: "details" };
}

function isDated(intent: Intent): boolean {
  return intent === "appointments" || intent === "freeSlots";
}
