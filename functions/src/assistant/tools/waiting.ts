import { isAlone, isHere, visitSchema, type Visit } from "@salvia/domain/scheduling/visit";
import { collections } from "@salvia/domain/shared/collections";

import { parseFound, RefusedByRules } from "../callerFirestore.ts";
import { fillTemplate, maskedName, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";

const waitingRoom = { kind: "waitingRoom", path: collections.visits } as const;

/** The most patients that the answer lists; the dashboard lists as many. */
const mostWaiting = 50;

/** Reads who waits for the caller's video visits now, longest wait first. */
export async function readWaiting(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, uid, texts, times } = reader;
  const named = reader.about.only;
  const query = {
    path: collections.visits,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["state", "IN", ["waiting", "admitted"]],
    ],
    limit: mostWaiting,
  } as const;
  try {
    const shown = (await database.find(query))
      .flatMap((found) => parseFound(visitSchema, found))
      // Firestore deletes an expired visit some time later.
      .filter(({ value }) => value.expireAt > times.now)
      .filter(({ value }) => value.state === "waiting" || isAlone(value, times.now))
      .filter(({ value }) => named === null || value.patientId === named.id)
      .toSorted((a, b) => a.value.waitingSince.getTime() - b.value.waitingSince.getTime());
    if (shown.length === 0) return [{ text: noneText(), source: waitingRoom }];
    const items = shown.map(({ value, found: { path } }): Fact => ({
      text: itemText(value),
      source: { kind: "waitingRoom", path },
    }));
    const head = pluralTemplate(texts.waiting, "count", shown.length);
    const count = {
      text: fillTemplate(head, { count: String(shown.length) }),
      source: waitingRoom,
    };
    return named === null ? [count, ...items] : items;
  } catch (error) {
    // The rules also refuse while video visits are off.
    if (!(error instanceof RefusedByRules)) throw error;
    return [{ text: [texts.waiting.hidden], source: { kind: "help", path: "help/waitingRoom" } }];
  }

  function noneText() {
    const { none, noneOf } = texts.waiting;
    return named === null ? [none] : fillTemplate(noneOf, { name: maskedName(named.name) });
  }

  function itemText(visit: Visit) {
    const { item, alone, silent } = texts.waiting;
    const aloneSince = isHere(visit, times.now) ? visit.aloneSince : null;
    const heard = aloneSince === null ? item : alone;
    return fillTemplate(isHere(visit, times.now) ? heard : silent, {
      name: maskedName(visit.patientName),
      time: times.time(aloneSince ?? visit.waitingSince),
      seen: times.time(visit.seenAt),
    });
  }
}
