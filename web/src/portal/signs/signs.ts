import { createContext, use } from "react";

/**
 * What needs attention: how many patients wait for a clinician, how many of their requests are open,
 * and how many messages a clinician or member has not read.
 */
export type Signs = { waiting: number; requests: number; messages: number };

export const noSigns: Signs = { waiting: 0, requests: 0, messages: 0 };

export const SignsContext = createContext<Signs>(noSigns);

/** What needs the user's attention; nothing in areas without signs. */
export function useSigns(): Signs {
  return use(SignsContext);
}

export function signCount({ waiting, requests, messages }: Signs): number {
  return waiting + requests + messages;
}

/** Higher numbers show as `9+`, so that no page reads more requests than that. */
const mostCounted = 9;

export function badgeText(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
}
