import { deployed } from "../deployed.ts";
import { faultOf, type Fault } from "../faults.ts";
import type { InvokerState } from "../read/readInvokers.ts";

const open = new Set<string>([...deployed.publicFunctions, ...deployed.blockingFunctions]);

/** Whether everyone may invoke the functions that pages call, and no others. */
export function checkInvokers(states: readonly InvokerState[]): Fault[] {
  return states
    .filter(({ name, isPublic }) => isPublic !== open.has(name))
    .map(({ name, service, isPublic }) =>
      faultOf(isPublic ? "function-open" : "function-closed", { name, service }),
    );
}
