import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import type { ClinicianWish } from "@salvia/domain/member/clinicianSearch";

import { readOnce, type Source } from "../../firebase/liveQuery/source.ts";
import type { SignedInCaller } from "../../session/signedInCaller.ts";

type Caller = Pick<SignedInCaller, "ask">;

/** A part of the clinicians who match a wish, read once. */
export function foundClinicians(
  session: Caller,
  wish: ClinicianWish,
  after: string | null,
): Source<OutputOf<typeof treatmentEndpoints.findClinicians>> {
  return readOnce(() => session.ask(treatmentEndpoints.findClinicians, { wish, after }));
}
