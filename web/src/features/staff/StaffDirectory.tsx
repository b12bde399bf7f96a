import { useState, type ReactNode } from "react";

import { staffPerson } from "../../firebase/staffEntry.ts";
import { StaffNamesContext, StaffZonesContext } from "../../ui/StaffName.tsx";
import { cachedNames } from "./cachedNames.ts";

/** Lets the views below it look up colleagues' names and time zones in the directory. */
export function StaffDirectory({ children }: { children: ReactNode }) {
  const [{ names, zones }] = useState(directory);
  return (
    <StaffNamesContext value={names}>
      <StaffZonesContext value={zones}>{children}</StaffZonesContext>
    </StaffNamesContext>
  );
}

/** Reads an entry once for both of its facts. */
function directory() {
  const reads = new Map<string, ReturnType<typeof staffPerson>>();
  const read = (uid: string) => {
    const known = reads.get(uid);
    if (known !== undefined) return known;
    const begun = staffPerson(uid);
    reads.set(uid, begun);
    begun.catch(() => reads.delete(uid));
    return begun;
  };
  return {
    names: cachedNames(async (uid) => (await read(uid))?.name ?? null),
    zones: cachedNames(async (uid) => (await read(uid))?.timezone ?? null),
  };
}
