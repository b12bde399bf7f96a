import { Suspense, type ComponentType } from "react";

import type { Failure } from "../firebase/clientError.ts";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { BrokenView } from "./BrokenView.tsx";
import type { OtherViewProps } from "./otherViews.ts";
import { ViewSkeleton } from "./layout/ViewSkeleton.tsx";

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
