import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { userDocument, type OwnUser } from "./users.data.ts";

/** The signed-in user's own document, live. All callers share one listener. */
export function useOwnUser(uid: string): LiveQuery<OwnUser> {
  return useLiveQuery("user", userDocument(uid));
}
