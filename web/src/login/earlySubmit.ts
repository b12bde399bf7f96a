import { submittedAttribute } from "../theme/headScript.ts";

/**
 * Whether the login form was sent before its script took it over: a password manager fills it in no
 * time. The script in the head remembers; asking forgets.
 */
export function takeEarlySubmit(): boolean {
  const root = document.documentElement;
  const taken = root.hasAttribute(submittedAttribute);
  root.removeAttribute(submittedAttribute);
  return taken;
}
