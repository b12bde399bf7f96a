import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import type { ClinicianWish } from "@salvia/domain/member/clinicianSearch";

import type { Source } from "../../firebase/liveQuery/source.ts";
import type { SignedInCaller } from "../../session/signedInCaller.ts";

type Caller = Pick<SignedInCaller, "ask">;

/** A part of the clinicians who match a wish, read once. */
export function foundClinicians(
  session: Caller,
  wish: ClinicianWish,
  after: string | null,
): Source<OutputOf<typeof treatmentEndpoints.findClinicians>> {
  return once(() => session.ask(treatmentEndpoints.findClinicians, { wish, after }));
}

/** A source with a single value, so that its view has the states and the retry of every other. */
function once<T>(read: () => Promise<T>): Source<T> {
  return (onValue, onError) => {
    read().then(onValue, onError);
    return () => {};
  };
}
