import { lazy, type ComponentType } from "react";

import type { LoginView } from "./loginView.ts";

export interface OtherViewProps {
  /** The e-mail address that was typed into the form, or nothing. */
  email: string;
  /** Called with true when a sign-in begins and with false when it has failed. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null) => void;
  /** Leads back to the form. */
  onBack: () => void;
}

/**
 * The views of the login page that not everyone needs, each loaded when it is asked for.
 */
export const otherViews: {
  readonly [View in Exclude<LoginView, "sign-in">]: ComponentType<OtherViewProps>;
} = {
  phone: lazy(async () => {
    const { PhoneSignIn } = await import("./phone/PhoneSignIn.tsx");
    return { default: PhoneSignIn };
  }),
  "sign-up": lazy(async () => {
    const { SignUpView } = await import("./SignUpView.tsx");
    return { default: SignUpView };
  }),
  reset: lazy(async () => {
    const { ResetRequest } = await import("./mailed/ResetRequest.tsx");
    return { default: ResetRequest };
  }),
};
