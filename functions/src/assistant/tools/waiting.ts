import { isAlone, isHere, visitSchema, type Visit } from "@salvia/domain/scheduling/visit";
import { collections } from "@salvia/domain/shared/collections";

import { ifRefused, type Parsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, plainFact, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { countOf, has, readOwn } from "./ownDocuments.ts";

const waitingRoom = { kind: "waitingRoom", path: collections.visits } as const;

/** Reads who waits for the caller's video visits now, longest wait first. */
export async function readWaiting(reader: Reader): Promise<Fact[]> {
  const { uid, times } = reader;
  const texts = reader.texts.waiting;
  const query = {
    path: collections.visits,
    where: [has("clinicianId", uid), ["state", "IN", ["waiting", "admitted"]]],
  } as const;
  const found = await readOwn(reader, visitSchema, query).catch(ifRefused(null));
  // The rules also refuse while video visits are off.
  if (found === null) return [plainFact(texts.hidden, "waitingRoom")];
  const shown = found
    // Firestore deletes an expired visit some time later.
    .filter(({ value }) => value.expireAt > times.now)
    .filter(({ value }) => value.state === "waiting" || isAlone(value, times.now))
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
