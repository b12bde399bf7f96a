import { useLive, type Live } from "../../firebase/live.tsx";
import { userDocument, type OwnUser } from "./users.data.ts";

/** The signed-in user's own document, live. All who ask share one listener. */
export function useOwnUser(uid: string): Live<OwnUser> {
  return useLive("user", userDocument(uid));
}
