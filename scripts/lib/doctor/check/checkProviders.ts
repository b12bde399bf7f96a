import type { Feature } from "@salvia/domain/configuration/feature";

import { faultOf, type Fault } from "../faults.ts";
import type { AuthenticationState } from "../read/readAuthentication.ts";
import type { Wanted } from "../wanted.ts";

/** Whether exactly the sign-in providers are on that the pages offer. */
export function checkProviders(state: AuthenticationState, wanted: Wanted): Fault[] {
  const { email, phoneNumber, anonymous } = state.signIn;
  const isOffered = (feature: Feature) => !wanted.featuresOff.includes(feature);
  const rows: (readonly [provider: string, isOn: boolean, isOffered: boolean])[] = [
    ["Email/Password", email?.enabled ?? false, true],
    // Links are allowed where a password isn't required.
    ["Email link", email?.enabled === true && !email.passwordRequired, isOffered("emailLink")],
    ["Phone", phoneNumber?.enabled ?? false, isOffered("phone")],
    ["google.com", state.providers.includes("google.com"), isOffered("google")],
    ["Anonymous", anonymous?.enabled ?? false, false],
  ];
  const oidc = wanted.oidcProvider;
  if (oidc !== null) rows.push([oidc, state.providers.includes(oidc), true]);
  const known = new Set(rows.map(([provider]) => provider));
  for (const provider of state.providers) {
    if (!known.has(provider)) rows.push([provider, true, false]);
  }
  // While email sign-in is off, its links are off as well: one fault, not two.
  return rows
    .filter(([provider]) => provider !== "Email link" || email?.enabled === true)
    .filter(([, isOn, offered]) => isOn !== offered)
    .map(([provider, isOn]) => faultOf(isOn ? "provider-on" : "provider-off", { provider }));
}
