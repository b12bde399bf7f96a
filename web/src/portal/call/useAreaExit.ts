import { accountPath } from "@salvia/domain/site/paths";
import { useContext, useEffect } from "react";
import { matchPath, UNSAFE_NavigationContext, type Navigator } from "react-router";

import { useNavigationBlocker } from "../../ui/useNavigationBlocker.ts";
import { areaPattern } from "../paths.ts";

/**
 * Leaves the clinicians' area by loading a document, so that the browser asks before it ends the
 * call. Links, searches, and shortcuts all push an entry to the router's history.
 */
export function useAreaExit(isNeeded: boolean): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  useEffect(() => (isNeeded ? loadOutside(navigator) : undefined), [navigator, isNeeded]);
  // The account is the only other page of this document.
  useNavigationBlocker(isNeeded, () => location.assign(accountPath), isInside);
}

/** Loads a document for each new entry outside the area, until the returned function is called. */
function loadOutside(router: Navigator): () => void {
  const push = router.push.bind(router);
  router.push = (to, ...rest) => {
    const href = router.createHref(to);
    if (isInside(new URL(href, location.origin).pathname)) push(to, ...rest);
    else location.assign(href);
  };
  return () => {
    router.push = push;
  };
}

function isInside(path: string): boolean {
  return matchPath(areaPattern("medical"), path) !== null;
}
