import { switchEndpoints } from "@salvia/domain/shared/switches";

import { makeCall } from "../calls.ts";
import { builtOff } from "./builtOff.ts";

let fetched: Promise<readonly string[]> | null = null;

/**
 * The features that are off, for pages without Firestore; fetched once per document. Without an
 * answer, only what this build turns off: the server refuses the rest anyway.
 */
export function fetchSwitches(): Promise<readonly string[]> {
  fetched ??= makeCall(switchEndpoints.findSwitches, null).then(
    ({ off }) => [...builtOff, ...off],
    () => builtOff,
  );
  return fetched;
}
