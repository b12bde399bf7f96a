import type { Role } from "@salvia/domain/account/role";
import { useEffect, type ReactNode } from "react";
import { matchPath } from "react-router";

import { AreaLoading } from "../layout/AreaLoading.tsx";
import { areaPattern } from "../paths.ts";

/**
 * An area whose documents have extra permissions, such as the camera. A document's permissions are
 * fixed when it loads and do not change with the route, so a user who arrives from a page outside
 * the area, such as their account, must load the area's own document.
 */
export function OwnDocument({ role, children }: { role: Role; children: ReactNode }) {
  const isForeign = matchPath(areaPattern(role), openedAt) === null;
  useEffect(() => {
    if (isForeign) location.reload();
  }, [isForeign]);
  return isForeign ? <AreaLoading /> : children;
}

/** The path this document was loaded at. */
const openedAt = location.pathname;
