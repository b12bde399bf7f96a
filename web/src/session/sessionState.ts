import type { SessionUser } from "./sessionUser.ts";

export interface SessionState {
  user: SessionUser | null;
  /** True until the user is known, and again once the document is being left. */
  loading: boolean;
  /** Why the session could not be synced, or null. */
  failure: string | null;
  /** The user who is locked out of this document until they sign in again, or null. */
  locked: SessionUser | null;
}
