import type { ReactNode } from "react";

import { visuallyHidden } from "./visuallyHidden.ts";

/** Text that is not seen, and read out at the next pause whenever it changes. */
export function Announcement({ children }: { children: ReactNode }) {
  return <output style={visuallyHidden}>{children}</output>;
}
