import type { ReactNode } from "react";

import { visuallyHidden } from "../visuallyHidden.ts";

/** Visually hidden text that screen readers announce politely whenever it changes. */
export function Announcement({ children }: { children: ReactNode }) {
  return <output style={visuallyHidden}>{children}</output>;
}
