import { useSyncExternalStore } from "react";

/** What the login page shows: one document, so that what was typed is not lost on the way. */
export type LoginView = "sign-in" | "phone" | "sign-up" | "reset";

/**
 * The view that the address names (`/login?phone`), and the way to others: in place, with an entry
 * in the history, and with the rest of the query as it is.
 */
export function useLoginView() {
  const search = useSyncExternalStore(subscribe, presentSearch, searchAtBuildTime);
  return {
    view: viewIn(search),
    /** Whether a user who is signed in was asked to sign in once more. */
    reauthenticating: new URLSearchParams(search).has("reauth"),
    /** The address of a view, for a link. */
    hrefOf: (view: LoginView) => hrefOf(view, search),
    show,
  };
}

/** Whether the view was changed in this document: its heading then takes the focus. */
export function hasSwitchedView(): boolean {
  return switched;
}

const otherViews = ["phone", "sign-up", "reset"] as const satisfies readonly LoginView[];

let switched = false;
const listeners = new Set<() => void>();

function show(view: LoginView) {
  switched = true;
  history.pushState(null, "", hrefOf(view, location.search));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onHistory = () => {
    switched = true;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", onHistory);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", onHistory);
  };
}

function presentSearch(): string {
  return location.search;
}

function searchAtBuildTime(): string {
  return "";
}

function viewIn(search: string): LoginView {
  const query = new URLSearchParams(search);
  return otherViews.find((view) => query.has(view)) ?? "sign-in";
}

/** A link without path; for the view that has no parameter, with none but the others. */
function hrefOf(view: LoginView, search: string): string {
  const others = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !otherViews.some((other) => part.split("=")[0] === other));
  return `?${[...(view === "sign-in" ? [] : [view]), ...others].join("&")}`;
}
