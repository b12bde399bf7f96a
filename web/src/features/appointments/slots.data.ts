import { collections } from "@salvia/domain/shared/collections";
import { freeSlots, slotSchema } from "@salvia/domain/scheduling/slot";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import {
  doc,
  endBefore,
  getDoc,
  getDocsFromServer,
  limit,
  onSnapshot,
  startAt,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { appointmentQueries } from "./appointmentQueries.ts";
import type { Span } from "../../lib/calendarDay.ts";

/** What the directory says of a clinician; null where it has none. */
export function clinicianEntry(uid: string): Source<Staff | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.staff, uid),
      (snapshot) => onValue(readDocument(staffSchema, snapshot)),
      onError,
    );
}

/** The starts of what a clinician has taken in a day or two. */
export function takenIn(clinicianId: string, { from, until }: Span): Source<readonly Date[]> {
  const bounds = [startAt(from), endBefore(until), limit(100)];
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(appointmentQueries.slots, [clinicianId], ...bounds),
      ({ docs }) => onValue(startsOf(docs)),
      onError,
    );
}

/** Whether somebody has a clinician's half hour, and for which appointment. */
export async function slotHolder(clinicianId: string, startsAt: Date): Promise<string | null> {
  const found = await getDocsFromServer(
    declaredQuery(appointmentQueries.slots, [clinicianId], startAt(startsAt), limit(1)),
  );
  const [slot] = found.docs.map((document) => readDocument(slotSchema, document));
  return slot?.startsAt.getTime() === startsAt.getTime() ? slot.appointmentId : null;
}

/**
 * The next times that a clinician has free after a moment: it reads on only as long as it finds too
 * few, so a day with a gap costs a handful of reads.
 *
 * @param count how many at most; fewer where four weeks have no more
 * @throws FirebaseError
 */
export async function nextFreeTimes(
  clinicianId: string,
  after: Date,
  count: number,
): Promise<Date[]> {
  const entry = await getDoc(doc(firestore(), collections.staff, clinicianId));
  const timezone = readDocument(staffSchema, entry)?.timezone ?? "UTC";
  return await readOn(after, []);

  async function readOn(from: Date, before: readonly Date[]): Promise<Date[]> {
    const bounds = [startAt(from), limit(pageSize)];
    const found = await getDocsFromServer(
      declaredQuery(appointmentQueries.slots, [clinicianId], ...bounds),
    );
    const taken = [...before, ...startsOf(found.docs)];
    const free = freeSlots({ after, timezone, count, taken });
    // Beyond the last slot read it is not known what is free, unless it was the last there is.
    const known = taken.at(-1);
    const isEnd = found.size < pageSize || known === undefined;
    if (isEnd || (free.length === count && free.every((time) => time < known))) return free;
    return await readOn(new Date(known.getTime() + 1), taken);
  }
}

const pageSize = 24;

function startsOf(docs: readonly QueryDocumentSnapshot[]): Date[] {
  return docs.flatMap((document) => readDocument(slotSchema, document)?.startsAt ?? []);
}
