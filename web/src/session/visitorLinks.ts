import { homePathOf } from "@salvia/domain/account/role";

import { visitorMarkup } from "../lib/visitorMarkup.ts";
import { browserEnvironment, type SessionEnvironment } from "./sessionEnvironment.ts";
import { createSession } from "./session.ts";

/**
 * Replaces "Sign in" on a public page with links to the portal or account and to signing out for
 * signed-in visitors, and keeps their session cookie in sync. This is the only code of the public
 * pages that loads the identity provider, and only for visitors who may be signed in.
 */
export function showVisitorLinks(environment: SessionEnvironment = browserEnvironment()): void {
  const [signIn, account, enter, signOut, problem] = (
    ["signIn", "account", "enter", "signOut", "problem"] as const
  ).map((name) => document.getElementById(visitorMarkup[name]));
  if (!signIn || !account || !enter || !signOut || !problem) return;
  const sentence = problem.dataset["sentence"] ?? "";

  const session = createSession(environment);
  session.subscribe(() => {
    const { user, failure } = session.getState();
    // A user whose session could not be synced is still signed in here, even if no token was
    // available.
    const welcome = user !== null || (failure !== null && environment.currentUser() !== null);
    const role = user?.role ?? null;
    account.hidden = !welcome;
    signIn.hidden = welcome;
    enter.setAttribute("href", homePathOf(role));
    enter.textContent = enter.dataset[role === null ? "account" : "portal"] ?? "";
    problem.hidden = failure === null;
    problem.textContent =
      failure === null ? "" : sentence.replace(visitorMarkup.reasonMark, () => failure);
  });
  signOut.addEventListener("click", () => void session.signOut());
  session.start();
}
