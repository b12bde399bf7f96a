import { useState, type ReactNode } from "react";

import { staffName } from "../../firebase/staffEntry.ts";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { cachedNames } from "./cachedNames.ts";

/** Lets the views below it look up colleagues' names in the directory. */
export function StaffDirectory({ children }: { children: ReactNode }) {
  const [names] = useState(() => cachedNames(staffName));
  return <StaffNamesContext value={names}>{children}</StaffNamesContext>;
}
