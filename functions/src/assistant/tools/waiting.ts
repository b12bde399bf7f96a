import { isAlone, isHere, visitSchema, type Visit } from "@salvia/domain/scheduling/visit";
import { collections } from "@salvia/domain/shared/collections";

import { ifRefused, parseFound, type Parsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, plainFact, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { countOf } from "./ownDocuments.ts";

const waitingRoom = { kind: "waitingRoom", path: collections.visits } as const;

/** The most patients that the answer lists; the dashboard lists as many. */
const mostWaiting = 50;

/** Reads who waits for the caller's video visits now, longest wait first. */
export async function readWaiting(reader: Reader): Promise<Fact[]> {
  const { database, uid, times } = reader;
  const texts = reader.texts.waiting;
  const { only } = reader.about;
  const query = {
    path: collections.visits,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["state", "IN", ["waiting", "admitted"]],
    ],
    limit: mostWaiting,
  } as const;
  const found = await database.find(query).catch(ifRefused(null));
  // The rules also refuse while video visits are off.
  if (found === null) return [plainFact(texts.hidden, "waitingRoom")];
  const shown = parseFound(visitSchema, found)
    // Firestore deletes an expired visit some time later.
    .filter(({ value }) => value.expireAt > times.now)
    .filter(({ value }) => value.state === "waiting" || isAlone(value, times.now))
    .filter(({ value }) => only === null || value.patientId === only.id)
    .toSorted((a, b) => a.value.waitingSince.getTime() - b.value.waitingSince.getTime());
  return [...countOf(shown.length, texts, reader, waitingRoom), ...shown.map(itemOf)];

  function itemOf({ value: visit, found: { path } }: Parsed<Visit>): Fact {
    const isSilent = !isHere(visit, times.now);
    const aloneSince = isSilent ? null : visit.aloneSince;
    const values = {
      name: maskedName(visit.patientName),
      time: times.time(aloneSince ?? visit.waitingSince),
      seen: times.time(visit.seenAt),
    };
    const heard = aloneSince === null ? texts.item : texts.alone;
    return factOf(isSilent ? texts.silent : heard, values, { kind: "waitingRoom", path });
  }
}
