import type { Role } from "@salvia/domain/account/role";
import { useEffect, type ReactNode } from "react";
import { matchPath } from "react-router";

import { Loading } from "../../ui/Loading.tsx";
import { areaPattern } from "../paths.ts";

/**
 * An area whose documents may do more than others', such as use the camera. What a document may do is
 * settled when it is loaded, and stays with it wherever its routes lead: whoever comes from a page
 * outside, such as their account, loads the area's own.
 */
export function OwnDocument({ role, children }: { role: Role; children: ReactNode }) {
  const isForeign = matchPath(areaPattern(role), openedAt) === null;
  useEffect(() => {
    if (isForeign) location.reload();
  }, [isForeign]);
  return isForeign ? <Loading /> : children;
}

/** Where this document was loaded. */
const openedAt = location.pathname;
