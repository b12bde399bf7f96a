import { lazy, Suspense, type ComponentType } from "react";

import type { Failure } from "../firebase/clientError.ts";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { BrokenView } from "./BrokenView.tsx";
import { ViewSkeleton } from "./layout/ViewSkeleton.tsx";
import type { LoginView } from "./loginView.ts";

/** A lazily loaded view of the login page, with a skeleton while it loads. */
export function OtherView({
  view: View,
  ...props
}: OtherViewProps & { view: ComponentType<OtherViewProps> }) {
  const broken = (failure: Failure) => <BrokenView failure={failure} onBack={props.onBack} />;
  return (
    <ErrorBoundary fallback={broken}>
      <Suspense fallback={<ViewSkeleton />}>
        <View {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

export interface OtherViewProps {
  /** The email address typed into the form, or an empty string. */
  email: string;
  /** Called with true when a sign-in starts and with false when it fails. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null) => void;
  /** Returns to the form. */
  onBack: () => void;
}

/** The less common views of the login page, each loaded on demand. */
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
    const { ResetRequest } = await import("./mailed/request/ResetRequest.tsx");
    return { default: ResetRequest };
  }),
};
