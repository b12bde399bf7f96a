import { accountPath } from "@salvia/domain/site/paths";
import { homePathOf } from "@salvia/domain/account/role";

import { visitorMarkup } from "../lib/visitorMarkup.ts";
import { browserEnvironment } from "./browserEnvironment.ts";
import { createSession } from "./session.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

/**
 * Shows a visitor of a public page who is signed in the way to their portal, or account, and out, in the place
 * of "Sign in", and keeps their session cookie in step. The one door from the public pages to the
 * identity provider: they load it only for visitors who may be signed in.
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
    // Whose session could not be synced is still signed in here, also where not even a token was to be had.
    const welcome = user !== null || (failure !== null && environment.currentUser() !== null);
    const role = user?.role ?? null;
    account.hidden = !welcome;
    signIn.hidden = welcome;
    enter.setAttribute("href", role === null ? accountPath : homePathOf(role));
    enter.textContent = enter.dataset[role === null ? "account" : "portal"] ?? "";
    problem.hidden = failure === null;
    problem.textContent =
      failure === null ? "" : sentence.replace(visitorMarkup.reasonMark, () => failure);
  });
  signOut.addEventListener("click", () => void session.signOut());
  session.start();
}
