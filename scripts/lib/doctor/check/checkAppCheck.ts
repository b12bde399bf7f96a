import { faultOf, type Fault } from "../faults.ts";
import type { AppCheckState } from "../read/readAppCheck.ts";
import type { Wanted } from "../wanted.ts";

const enforcers = ["firestore.googleapis.com", "identitytoolkit.googleapis.com"];

/** Whether Firestore and Authentication enforce App Check exactly when our functions do. */
export function checkAppCheck(state: AppCheckState, { enforcesAppCheck }: Wanted): Fault[] {
  const id = enforcesAppCheck ? "app-check-unenforced" : "app-check-enforced";
  return enforcers
    .filter((service) => (state.get(service) === "ENFORCED") !== enforcesAppCheck)
    .map((service) => faultOf(id, { service }));
}
