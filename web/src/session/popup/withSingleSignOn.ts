import { OAuthProvider } from "firebase/auth";

import type { SignInMethod } from "../signInMethod.ts";
import { withPopup } from "./withPopup.ts";

/**
 * Signs in with the staff's identity provider in a popup window.
 *
 * @param id the provider's id in Authentication, such as `oidc.staff`
 */
export function withSingleSignOn(id: string): SignInMethod {
  const provider = new OAuthProvider(id);
  // On a shared computer, the last user may still be signed in there.
  provider.setCustomParameters({ prompt: "select_account" });
  // Without them, many providers return no address.
  provider.addScope("email");
  provider.addScope("profile");
  return withPopup("singleSignOn", provider);
}
