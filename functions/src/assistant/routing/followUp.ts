import type { Intent, ConversationContext } from "@salvia/domain/assistant/conversationContext";

import type { DataRoute } from "./route.ts";

/**
 * What a question asks for that names no subject, such as “and tomorrow?”: the same as the last one,
 * with what it says instead. Null where it could mean several things, or nothing.
 *
 * @param isNamed whether it names somebody
 */
export function followUp(
  { time, trend, isNamed }: Pick<DataRoute, "time" | "trend"> & { isNamed: boolean },
  last: ConversationContext,
): DataRoute | null {
  const { intents, measure } = last;
  const again = { kind: "data", time, overdue: false, measure, takesUp: "question" } as const;
  if (trend && intents.includes("vitals")) return { ...again, intents: ["vitals"], trend };
  if (time.days !== null || time.part !== null || time.next || !time.isClear) {
    return some(intents.filter(isDated));
  }
  // Free times are the clinician's own: whoever is named has none.
  return isNamed ? some(intents.filter((intent) => intent !== "freeSlots")) : null;

  function some(taken: readonly Intent[]): DataRoute | null {
    return taken.length === 0 ? null : { ...again, intents: taken, trend: last.trend };
  }
}

/**
 * A question that goes on with the last one and has a subject of its own: “and her weight?” asks for
 * how it has changed where that was asked for. `whenOf` adds the days.
 */
export function withDetailsOf(last: ConversationContext, route: DataRoute): DataRoute {
  const trend = route.trend || (last.trend && last.intents.includes("vitals"));
  return { ...route, trend, takesUp: "details" };
}

function isDated(intent: Intent): boolean {
  return intent === "appointments" || intent === "freeSlots";
}
