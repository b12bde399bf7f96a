import { useEffect, useState } from "react";

import { navigate } from "../../lib/navigate.ts";
import type { LinkActions, LinkFault } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";
import { loadSecondFactor } from "../../secondFactor/loadSecondFactor.ts";
import { SecondFactorGate } from "../../secondFactor/SecondFactorGate.tsx";
import type { Session } from "../../session/session.ts";
import { ViewSkeleton } from "../layout/ViewSkeleton.tsx";
import { FaultyLink, IncompleteLink, UncheckedLink } from "./FaultyLink.tsx";
import { OpenAccount } from "./OpenAccount.tsx";
import { keptSignUpAddress } from "./signUpAddress.ts";
import { ResetPassword } from "./ResetPassword.tsx";
import { VerifyEmail } from "./VerifyEmail.tsx";

interface AccountActionProps {
  /** The link from the address; null if it is invalid or incomplete. */
  link: MailedLink | null;
  actions: LinkActions;
  session: Session;
  /** Navigates to another document; tests replace it. */
  goTo?: (path: string) => void;
}

export function AccountAction({ link, ...props }: AccountActionProps) {
  const [attempts, setAttempts] = useState(1);
  if (link === null) return <IncompleteLink />;
  return (
    <>
      <LinkSteps
        key={attempts}
        link={link}
        onAgain={() => setAttempts((count) => count + 1)}
        {...props}
      />
      <SecondFactorGate session={props.session} textMessages={false} load={loadSecondFactor} />
    </>
  );
}

interface LinkStepsProps extends AccountActionProps {
  link: MailedLink;
  /** Starts over. */
  onAgain: () => void;
}

function LinkSteps({ link, actions, session, onAgain, goTo = navigate }: LinkStepsProps) {
  const checked = useLinkCheck(actions, link);
  // Another user or tab may use the link while this page is open.
  const [fault, setFault] = useState<LinkFault | null>(null);
  // What came after the first use of the link may have been cut off: this browser would know.
  const [unfinished, setUnfinished] = useState(() => keptSignUpAddress(Date.now()) !== "");
  if (checked === null) return <ViewSkeleton />;
  if (checked.kind === "failed")
    return <UncheckedLink failure={checked.failure} onAgain={onAgain} />;
  if (fault !== null) return <FaultyLink mode={link.mode} fault={fault} />;
  const step = { link, actions, onFault: setFault };
  if (checked.kind === "faulty") {
    const isUsed = link.mode === "signIn" && checked.fault === "used";
    if (isUsed && unfinished) return <OpenAccount {...step} session={session} goTo={goTo} />;
    const onFinish = isUsed ? () => setUnfinished(true) : null;
    return <FaultyLink mode={link.mode} fault={checked.fault} onFinish={onFinish} />;
  }

  const { email, isOwn } = checked.done;
  if (link.mode === "resetPassword") {
    return <ResetPassword {...step} email={email ?? ""} session={session} goTo={goTo} />;
  }
  if (link.mode === "verifyEmail") {
    return <VerifyEmail {...step} email={email ?? ""} isOwn={isOwn} session={session} />;
  }
  return <OpenAccount {...step} session={session} goTo={goTo} />;
}

type Checked = Awaited<ReturnType<LinkActions["check"]>>;

/**
 * Checks whether a link works before the user fills in anything. The check does not use up the
 * link, because mail servers open every link.
 *
 * @returns null until there is an answer
 */
function useLinkCheck(actions: LinkActions, link: MailedLink): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    async function check() {
      const outcome = await actions.check(link);
      if (current) setChecked(outcome);
    }
    void check();
    return () => {
      current = false;
    };
  }, [actions, link]);
  return checked;
}
