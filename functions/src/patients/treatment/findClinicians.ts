import { bookableModes, suitsWish } from "@salvia/domain/member/clinicianSearch";
import type { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import { nextFreeTimes } from "@salvia/domain/scheduling/availability";
import { freeStarts } from "@salvia/domain/scheduling/freeTimes";
import {
  endOfTakenDay,
  takenDayItems,
  takenDayOf,
  takenDaySchema,
  takenTimesOf,
  type TakenTime,
} from "@salvia/domain/scheduling/takenTime";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type Firestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { storedIfValid } from "../../platform/stored.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { clinicianPage } from "./clinicianPage.ts";

/** Few enough that their free times cost little: a page reads at most 56 documents without a filter. */
const pageSize = 6;

/** Finds clinicians for a member, by name, with the next times that are free for both. */
export const findClinicians: SignedInHandler<typeof treatmentEndpoints.findClinicians> = async (
  { wish, after },
  call,
) => {
  await refuseIfOff("memberArea");
  await countRequest("clinicianSearch", call, call.person.uid);
  const db = getFirestore(adminApp);
  const { found, next } = await clinicianPage(
    db,
    "members",
    wish,
    ({ staff, availability }) => suitsWish(staff, availability, wish),
    after,
    pageSize,
  );
  const [patientTaken = [], ...allTaken] = await Promise.all(
    [call.person.uid, ...found.map(({ uid }) => uid)].map((uid) => takenSoon(db, uid, call.now)),
  );
  const clinicians = found.map(({ uid, staff, availability }, index) => {
    const { name, specialty, languages } = staff;
    const { address, timezone } = availability;
    const modes = bookableModes(availability);
    const taken = allTaken[index] ?? [];
    const search = { availability, modes, taken, patientTaken, after: call.now };
    const starts = freeStarts({ ...search, ...nextFreeTimes });
    return { uid, name, specialty, languages, address, modes, free: { timezone, starts } };
  });
  return { output: { clinicians, next } };
};

/** When a person is taken in the next days. */
async function takenSoon(db: Firestore, uid: string, now: Date): Promise<TakenTime[]> {
  const last = new Date(now.getTime() + nextFreeTimes.days * 24 * 60 * 60_000);
  const { docs } = await db
    .collection(`${collections.takenTime}/${uid}/${takenDayItems}`)
    .where("endsAt", ">", now)
    .where("endsAt", "<=", endOfTakenDay(takenDayOf(last)))
    .orderBy("endsAt")
    .get();
  return takenTimesOf(docs.flatMap((document) => storedIfValid(takenDaySchema, document) ?? []));
}
