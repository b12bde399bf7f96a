import { createContext, use } from "react";

/** How many patients wait for a clinician, and how many of their requests are open. */
export type Signs = { waiting: number; requests: number };

export const SignsContext = createContext<Signs>({ waiting: 0, requests: 0 });

/** What needs the clinician's attention; nothing in other areas. */
export function useSigns(): Signs {
  return use(SignsContext);
}

/** Higher numbers show as `9+`, so that no page reads more requests than that. */
const mostCounted = 9;

/** A number as a badge shows it. */
export function badgeText(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
}
