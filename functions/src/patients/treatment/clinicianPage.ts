import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import {
  storedAvailabilitySchema,
  usualAvailability,
  type Availability,
} from "@salvia/domain/scheduling/availability";
import { collections } from "@salvia/domain/shared/collections";
import type { Language } from "@salvia/domain/shared/language";
import type { Firestore, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

import { stored } from "../../platform/stored.ts";

/** How many clinicians are read at once for a filter without an index, and for a call at most. */
const readAtOnce = 20;
const mostRead = 200;

/** The clinicians whom members can choose, and those who agreed to be on the public page. */
const directories = {
  members: { field: "role", value: "medical" },
  everyone: { field: "listing.isPublic", value: true },
} as const;

/** What entries of the directory have; null for any. */
type EntryFilter = {
  specialty: string | null;
  language: Language | null;
  /** A city as `listingIn` stores it. */
  cityKey?: string | null;
};

type Listed = { uid: string; staff: Staff; availability: Availability };

/**
 * A page of clinicians, by name. Availability is private and a part of a name has no index, so both
 * are compared here: a page of the directory at a time, until enough match or the call has read enough.
 *
 * @param after continues after this clinician; null for the beginning
 * @param size how many clinicians a page has
 * @returns the clinicians, and after whom the next page begins; null at the end
 */
export async function clinicianPage(
  db: Firestore,
  directory: keyof typeof directories,
  filter: EntryFilter,
  suits: (listed: Listed) => boolean,
  after: string | null,
  size: number,
): Promise<{ found: Listed[]; next: string | null }> {
  const { field, value } = directories[directory];
  const found: Listed[] = [];
  let next = after;
  let read = 0;
  // oxlint-disable no-await-in-loop -- the next page is needed only if this one has too few
  do {
    const most = read === 0 ? size : readAtOnce;
    const query = cliniciansByName(db, directory, filter).limit(most + 1);
    // Without the clinician of the last page, who has left meanwhile, the list begins again.
    const place = next === null ? null : await db.collection(collections.staff).doc(next).get();
    const { docs } = await (place?.get(field) === value ? query.startAfter(place) : query).get();
    const page = docs.slice(0, most);
    const listed = await withHours(db, page);
    found.push(...listed.filter(suits));
    next = docs.length > most ? (page.at(-1)?.id ?? null) : null;
    read += page.length;
  } while (next !== null && found.length < size && read < mostRead);
  // oxlint-enable no-await-in-loop
  if (found.length <= size) return { found, next };
  const shown = found.slice(0, size);
  return { found: shown, next: shown.at(-1)?.uid ?? null };
}

/** The entries of a directory that have what is wished, by name. */
function cliniciansByName(
  db: Firestore,
  directory: keyof typeof directories,
  { specialty, language, cityKey = null }: EntryFilter,
): Query {
  const { field, value } = directories[directory];
  let query: Query = db.collection(collections.staff).where(field, "==", value);
  if (specialty !== null) query = query.where("specialty", "==", specialty);
  if (language !== null) query = query.where("languages", "array-contains", language);
  if (cityKey !== null) query = query.where("listing.cityKey", "==", cityKey);
  return query.orderBy("name");
}

/** The clinicians of a page of the directory, each with the hours that they stated, or usual ones. */
async function withHours(
  db: Firestore,
  entries: readonly QueryDocumentSnapshot[],
): Promise<Listed[]> {
  if (entries.length === 0) return [];
  const hours = db.collection(collections.availability);
  const stated = await db.getAll(...entries.map(({ id }) => hours.doc(id)));
  return entries.flatMap((entry, index) => {
    const staff = stored(staffSchema, entry);
    const document = stated[index];
    if (staff === null || document === undefined) return [];
    const availability =
      stored(storedAvailabilitySchema, document) ?? usualAvailability(staff.timezone ?? "UTC");
    return [{ uid: entry.id, staff, availability }];
  });
}
