import { collections } from "@salvia/domain/collections";
import { patientSchema } from "@salvia/domain/patient";

import { RefusedByRules, type CallerFirestore } from "./callerFirestore.ts";
import type { Found } from "./firestoreValue.ts";
import type { Known } from "./routing/whoIsMeant.ts";
import { stored } from "./tools/stored.ts";

/** The rules allow no larger page. */
const pageSize = 100;

/** More patients than a clinician treats: a name beyond them would be taken for a stranger's. */
const mostPages = 10;

/**
 * All patients of a clinician's, since any word of a question may be any of their names. A question
 * with such a word costs as many reads as they have patients.
 */
export async function patientsOf(database: CallerFirestore, uid: string): Promise<Known[]> {
  const known: Known[] = [];
  let last: Found | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
    const found: readonly Found[] = await database.find({
      path: collections.patients,
      where: [["clinicians", "ARRAY_CONTAINS", uid]],
      orderBy: ["__name__", "ASCENDING"],
      ...(last !== undefined && { after: last.path }),
      limit: pageSize,
    });
    known.push(...found.flatMap(knownIn));
    last = found.at(-1);
    if (found.length < pageSize) break;
  }
  return known;
}

/** A patient; one that the asker may not read is nobody's. */
export async function readablePatient(
  database: CallerFirestore,
  id: string,
): Promise<Known | null> {
  try {
    const found = await database.get(`${collections.patients}/${id}`);
    return (found === null ? [] : knownIn(found))[0] ?? null;
  } catch (error) {
    if (error instanceof RefusedByRules) return null;
    throw error;
  }
}

function knownIn(found: Found): Known[] {
  return stored(patientSchema, found).map(({ value }) => ({ id: found.id, name: value.name }));
}
