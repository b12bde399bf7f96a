import { submittedAttribute } from "../../theme/headScript.ts";

/**
 * Whether the login form was submitted before its script ran, as a password manager may do. The
 * head script records it; this call clears the record.
 */
export function takeEarlySubmit(): boolean {
  const root = document.documentElement;
  const taken = root.hasAttribute(submittedAttribute);
  root.removeAttribute(submittedAttribute);
  return taken;
}
