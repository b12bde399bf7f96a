import type { SessionUser } from "./sessionUser.ts";

export interface SessionState {
  user: SessionUser | null;
  /** True until it is known whether someone is signed in, and again once the document is left. */
  loading: boolean;
  /** Why the session could not be synced, or null. */
  failure: string | null;
  /** Who is locked out of this document until they sign in once more, or null. */
  locked: SessionUser | null;
}
