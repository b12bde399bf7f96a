import { patterns } from "@salvia/domain/shared/patterns";
import { useState } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import type { LinkActions, LinkFault, NewAccount } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";
import type { Session } from "../../session/session.ts";
import { useEnter } from "../../session/pathAfterSignIn.ts";
import { addressOf } from "./request/addressOf.ts";
import { forgetSignUpAddress, keptSignUpAddress } from "./signUpAddress.ts";
import { passwordProblem } from "./NewPasswordField.tsx";

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
  const [typed, setTyped] = useState<TypedAccount>(() => ({
    email: keptSignUpAddress(Date.now()),
    name: "",
    password: "",
  }));
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
    if (outcome.kind !== "refused") forgetSignUpAddress();
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

interface TypedAccount {
  email: string;
  name: string;
  password: string;
}

/** The problem with each field, as a text key or its last part, or null. */
export interface AccountProblems {
  email: "missing" | "malformed" | "other" | null;
  name: "nameMissing" | "nameMalformed" | null;
  password: "short" | "long" | "weak" | null;
}

const noProblems: AccountProblems = { email: null, name: null, password: null };

/** The details of a new account in their stored form, or the problems with the typed values. */
function checkNewAccount(
  typed: TypedAccount,
): { ok: true; account: NewAccount } | { ok: false; problems: AccountProblems } {
  const email = addressOf(typed.email);
  const name = typed.name.replace(/\s+/g, " ").trim().normalize("NFC");
  const problems: AccountProblems = {
    email: email.ok ? null : email.problem,
    name: nameProblem(name),
    password: optionalPasswordProblem(typed.password),
  };
  if (!email.ok || problems.name !== null || problems.password !== null) {
    return { ok: false, problems };
  }
  const password = typed.password === "" ? null : typed.password;
  return { ok: true, account: { email: email.address, name, password } };
}

function nameProblem(name: string): AccountProblems["name"] {
  if (name === "") return "nameMissing";
  return patterns.displayName.test(name) ? null : "nameMalformed";
}

function optionalPasswordProblem(password: string): AccountProblems["password"] {
  const problem = passwordProblem(password);
  return problem === "missing" ? null : problem;
}
