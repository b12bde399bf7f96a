import { useState } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import type { LinkActions, LinkFault } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";
import type { Session } from "../../session/session.ts";
import {
  checkNewAccount,
  noProblems,
  type AccountProblems,
  type TypedAccount,
} from "./checkNewAccount.ts";
import { useEnter } from "../../session/pathAfterSignIn.ts";

interface OpenAccountOptions {
  link: MailedLink;
  actions: LinkActions;
  session: Session;
  onFault: (fault: LinkFault) => void;
  goTo: (path: string) => void;
}

/** Manages opening an account: the typed values, their problems and the result. */
export function useOpenAccount({ link, actions, session, onFault, goTo }: OpenAccountOptions) {
  const enter = useEnter(session, goTo);
  const [openWith] = useState(() => actions.openAccount(link));
  const [typed, setTyped] = useState<TypedAccount>({ email: "", name: "", password: "" });
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<AccountProblems> {
    if (busy) return noProblems;
    const checked = checkNewAccount(typed);
    const found = checked.ok ? noProblems : checked.problems;
    setProblems(found);
    setFailure(null);
    if (!checked.ok) return found;

    setBusy(true);
    const outcome = await session.signIn(openWith(checked.account));
    // The button stays busy until the next document loads; the session navigates even if it could
    // not be synced.
    if (outcome.kind === "signed-in") enter(outcome.redirectPath);
    return outcome.kind === "refused" ? refused(outcome.failure) : noProblems;
  }

  function refused(reason: Failure): AccountProblems {
    if (reason.code === "link-expired") {
      onFault("used");
      return noProblems;
    }
    const refusal = aboutField(reason);
    setProblems(refusal);
    if (refusal === noProblems) setFailure(reason);
    setBusy(false);
    return refusal;
  }

  return {
    typed,
    problems,
    failure,
    busy,
    type: (field: keyof TypedAccount, value: string) => {
      setTyped({ ...typed, [field]: value });
      setProblems({ ...problems, [field]: null });
    },
    /** @returns the problems found with the fields */
    submit,
  };
}

/** With a link, wrong credentials mean an address other than the one the link was mailed to. */
function aboutField({ code }: Failure): AccountProblems {
  if (code === "wrong-credentials") return { ...noProblems, email: "other" };
  if (code === "weak-password") return { ...noProblems, password: "weak" };
  return noProblems;
}
