import { GoogleAuthProvider } from "firebase/auth";

import type { SignInMethod } from "../signInMethod.ts";
import { withPopup } from "./withPopup.ts";

/** Signs in with a Google account in a popup window. */
export function withGoogle(): SignInMethod {
  const provider = new GoogleAuthProvider();
  // On a shared computer, Google must ask for the account at every sign-in.
  provider.setCustomParameters({ prompt: "select_account" });
  return withPopup("google", provider);
}
