import type { Intent, LastTurn } from "@salvia/domain/lastTurn";

import type { DataRoute } from "./route.ts";

/**
 * What a question asks for that names no subject, such as “and tomorrow?”: the same as the last one,
 * with what it says instead. Null where it could mean several things, or nothing.
 *
 * @param isNamed whether it names somebody
 */
export function takenUp(
  { span, trend, isNamed }: Pick<DataRoute, "span" | "trend"> & { isNamed: boolean },
  last: LastTurn,
): DataRoute | null {
  const takesUp = "question";
  const { intents, measure } = last;
  if (trend && intents.includes("vitals")) {
    return { kind: "data", intents: ["vitals"], span: null, measure, trend, takesUp };
  }
  if (span !== null) return some({ ...last, kind: "data", intents: intents.filter(isDated), span });
  if (!isNamed) return null;
  // Free times are the clinician's own: whoever is named has none.
  const ofSomebody = intents.filter((intent) => intent !== "freeSlots");
  return some({ ...last, kind: "data", intents: ofSomebody });

  function some(route: Omit<DataRoute, "takesUp">): DataRoute | null {
    const { kind, span: days, trend: way } = route;
    if (route.intents.length === 0) return null;
    return { kind, intents: route.intents, span: days, measure, trend: way, takesUp };
  }
}

/**
 * A question that goes on with the last one and has a subject of its own: “and her weight?” asks for
 * how it has changed where that was asked for, and “and when am I free?” for the same days.
 */
export function withDetailsOf(last: LastTurn, route: DataRoute): DataRoute {
  const days = last.span === "next" ? null : last.span;
  const trend = route.trend || (last.trend && last.intents.includes("vitals"));
  return { ...route, span: route.span ?? days, trend, takesUp: "details" };
}

function isDated(intent: Intent): boolean {
  return intent === "appointments" || intent === "freeSlots";
}
