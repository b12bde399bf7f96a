import { useSyncExternalStore } from "react";

/** The views of the login page. They share one document, so that typed text is kept. */
export type LoginView = "sign-in" | "phone" | "sign-up" | "reset";

/**
 * The view named in the address (`/login?phone`) and a function to show another. Views change in
 * place with a history entry, and the rest of the query is kept.
 */
export function useLoginView() {
  const search = useSyncExternalStore(subscribe, presentSearch, searchAtBuildTime);
  return {
    view: viewIn(search),
    /** Whether a signed-in user was asked to sign in again. */
    reauthenticating: new URLSearchParams(search).has("reauth"),
    /** The address of a view, for a link. */
    hrefOf: (view: LoginView) => hrefOf(view, search),
    show,
  };
}

/** Whether the view has changed in this document; if so, its heading takes the focus. */
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

/** The query part of a link; for the default view, only the other parameters. */
function hrefOf(view: LoginView, search: string): string {
  const others = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !otherViews.some((other) => part.split("=")[0] === other));
  return `?${[...(view === "sign-in" ? [] : [view]), ...others].join("&")}`;
}
