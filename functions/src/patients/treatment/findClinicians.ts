import type { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import {
  bookableModes,
  worksAt,
  type ClinicianWish,
  type FoundClinician,
} from "@salvia/domain/member/clinicianSearch";
import {
  storedAvailabilitySchema,
  usualAvailability,
  type Availability,
} from "@salvia/domain/scheduling/availability";
import { collections } from "@salvia/domain/shared/collections";
import {
  getFirestore,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";

/** How many clinicians are read at once, and how many a call reads at most. */
const pageSize = 20;
const mostRead = 200;

/**
 * Finds clinicians for a member, by name. Availability is private, so it is compared here: a page of
 * the directory at a time, until some match or the call has read enough.
 */
export const findClinicians: SignedInHandler<typeof treatmentEndpoints.findClinicians> = async (
  { wish, after },
  call,
) => {
  await refuseIfOff("memberArea");
  await countRequest("clinicianSearch", call, call.person.uid);
  const db = getFirestore(adminApp);
  const clinicians: FoundClinician[] = [];
  let next = after;
  let read = 0;
  // oxlint-disable no-await-in-loop -- the next page is needed only if this one has too few
  do {
    const query = cliniciansByName(db, wish).limit(pageSize + 1);
    // Without the clinician of the last page, who has left meanwhile, the list begins again.
    const place = next === null ? null : await db.collection(collections.staff).doc(next).get();
    const { docs } = await (place?.exists ? query.startAfter(place) : query).get();
    const page = docs.slice(0, pageSize);
    clinicians.push(...(await suitable(db, page, wish)));
    next = docs.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    read += page.length;
  } while (next !== null && clinicians.length < pageSize && read < mostRead);
  // oxlint-enable no-await-in-loop
  return { output: { clinicians, next } };
};

/** The clinicians in the directory with a specialty and a language, by name. */
function cliniciansByName(
  db: Firestore,
  { specialty, language }: Pick<ClinicianWish, "specialty" | "language">,
): Query {
  const all = db.collection(collections.staff).where("role", "==", "medical");
  const specialized = specialty === null ? all : all.where("specialty", "==", specialty);
  const speaking =
    language === null ? specialized : specialized.where("languages", "array-contains", language);
  return speaking.orderBy("name");
}

/** Those of a page of the directory who work at the wished time. */
async function suitable(
  db: Firestore,
  entries: readonly QueryDocumentSnapshot[],
  wish: ClinicianWish,
): Promise<FoundClinician[]> {
  if (entries.length === 0) return [];
  const hours = db.collection(collections.availability);
  const stated = await db.getAll(...entries.map(({ id }) => hours.doc(id)));
  return entries.flatMap((entry, index) => {
    const staff = stored(staffSchema, entry);
    const document = stated[index];
    if (staff === null || document === undefined) return [];
    const availability =
      stored(storedAvailabilitySchema, document) ?? usualAvailability(staff.timezone ?? "UTC");
    return worksAt(availability, wish) ? [foundClinician(entry.id, staff, availability)] : [];
  });
}

function foundClinician(uid: string, staff: Staff, availability: Availability): FoundClinician {
  const { name, specialty, languages } = staff;
  const { address } = availability;
  return { uid, name, specialty, languages, address, modes: bookableModes(availability) };
}
