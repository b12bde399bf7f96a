import { bookableModes, suitsWish } from "@salvia/domain/member/clinicianSearch";
import type { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { clinicianPage } from "./clinicianPage.ts";

/** Finds clinicians for a member, by name. */
export const findClinicians: SignedInHandler<typeof treatmentEndpoints.findClinicians> = async (
  { wish, after },
  call,
) => {
  await refuseIfOff("memberArea");
  await countRequest("clinicianSearch", call, call.person.uid);
  const { found, next } = await clinicianPage(
    getFirestore(adminApp),
    "members",
    wish,
    ({ staff, availability }) => suitsWish(staff, availability, wish),
    after,
  );
  const clinicians = found.map(({ uid, staff, availability }) => {
    const { name, specialty, languages } = staff;
    const { address } = availability;
    return { uid, name, specialty, languages, address, modes: bookableModes(availability) };
  });
  return { output: { clinicians, next } };
};
