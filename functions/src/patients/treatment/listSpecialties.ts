import type { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import { staffSchema } from "@salvia/domain/account/staff";
import { getFirestore, type Firestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { nextSpecialty } from "./clinicianQueries.ts";

/** How many specialties are listed at most. */
const mostSpecialties = 100;

/** Lists the specialties that members can look for. */
export const listSpecialties: SignedInHandler<typeof treatmentEndpoints.listSpecialties> = async (
  _,
  call,
) => {
  await refuseIfOff("memberArea");
  await countRequest("clinicianSearch", call, call.person.uid);
  return { output: { specialties: await specialtiesIn(getFirestore(adminApp)) } };
};

/** Skips from one specialty to the next, so that each costs one read, however many clinicians have it. */
async function specialtiesIn(db: Firestore): Promise<string[]> {
  const found: string[] = [];
  while (found.length < mostSpecialties) {
    // oxlint-disable-next-line no-await-in-loop -- each one begins after the one before
    const { docs } = await nextSpecialty(db, found.at(-1) ?? "").get();
    const specialty = docs[0] && stored(staffSchema, docs[0])?.specialty;
    if (!specialty) break;
    found.push(specialty);
  }
  return found;
}
