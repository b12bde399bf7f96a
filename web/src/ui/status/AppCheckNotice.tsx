import { Suspense } from "react";

import { later } from "../later.ts";

/** Says that App Check is blocked, what fails without it, and what helps. Few users ever see it. */
export function AppCheckNotice() {
  return (
    <Suspense>
      <AppCheckBlocked />
    </Suspense>
  );
}

const AppCheckBlocked = later(async () => (await import("./AppCheckBlocked.tsx")).AppCheckBlocked);
