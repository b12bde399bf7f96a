import { Suspense, type ComponentType } from "react";

import type { Failure } from "../firebase/clientError.ts";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { BrokenView } from "./BrokenView.tsx";
import type { OtherViewProps } from "./otherViews.ts";
import { ViewSkeleton } from "./ViewSkeleton.tsx";

/** A view of the login page that is loaded when it is asked for: its shape, then itself. */
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
