import { lazy, Suspense, useState, useSyncExternalStore } from "react";

import { navigate } from "../lib/navigate.ts";
import { takeNotice } from "../session/signOutNotice.ts";
import { knowsPasskeys } from "../session/passkeys/passkeySupport.ts";
import { useAuth, useSession } from "../session/useAuth.ts";
import { Loading } from "../ui/status/Loading.tsx";
import { LoginLayout } from "./layout/LoginLayout.tsx";
import { useLoginView } from "./loginView.ts";
import { OtherView, otherViews } from "./OtherView.tsx";
import { useEnter } from "../session/pathAfterSignIn.ts";
import type { SignInWay } from "./form/useSignIn.ts";
import { ViewSkeleton } from "./layout/ViewSkeleton.tsx";
import { SignInView } from "./SignInView.tsx";
import { SignedInPanel } from "./SignedInPanel.tsx";
import { SecondFactorGate } from "../secondFactor/SecondFactorGate.tsx";

interface LoginPageProps {
  /** Navigates to another document; tests replace it. */
  goTo?: (path: string) => void;
}

/**
 * The page where users sign in and learn why they were signed out. The form renders before the
 * sign-in state is known, because it is rendered at build time.
 */
export function LoginPage({ goTo = navigate }: LoginPageProps) {
  const { user, loading, error } = useAuth();
  const session = useSession();
  const { view, reauthenticating, show } = useLoginView();
  const [email, setEmail] = useState("");
  const [presentNotice] = useState(() => once(takeNotice));
  // The first render must match the build's; storage is read afterward.
  const notice = useSyncExternalStore(subscribeToNothing, presentNotice, noNotice);
  // During a sign-in the user is known before the session. The form must not be replaced with the
  // panel for users who arrived signed in.
  const [signingIn, setSigningIn] = useState(false);

  // The user signed in with a password and is offered a passkey.
  const [welcomed, setWelcomed] = useState<{ redirectPath: string | null } | null>(null);

  const enter = useEnter(session, goTo);

  // A known user who becomes unknown is leaving; keep the form, or typed text would be lost.
  const [known, setKnown] = useState(!loading);
  if (!loading && !known) setKnown(true);

  async function welcome(redirectPath: string | null, way: SignInWay) {
    if (way === "password" && (await offersPasskey())) setWelcomed({ redirectPath });
    else enter(redirectPath);
  }

  const signedIn = user !== null && error === null && !signingIn && !reauthenticating;
  const other = view === "sign-in" ? undefined : otherViews[view];
  if (welcomed !== null) {
    return (
      <LoginLayout>
        <Suspense fallback={<ViewSkeleton />}>
          <PasskeyOffer onDone={() => enter(welcomed.redirectPath)} />
        </Suspense>
      </LoginLayout>
    );
  }
  if (known && loading) {
    return (
      <LoginLayout>
        <Loading />
      </LoginLayout>
    );
  }
  if (signedIn) {
    return (
      <LoginLayout>
        <SignedInPanel user={user} onContinue={enter} />
      </LoginLayout>
    );
  }
  return (
    <LoginLayout>
      {other === undefined ? (
        <SignInView
          email={email}
          onEmail={setEmail}
          notice={notice}
          sessionError={error}
          onSigningIn={setSigningIn}
          onSignedIn={(redirectPath, way) => void welcome(redirectPath, way)}
        />
      ) : (
        <OtherView
          key={view}
          onSigningIn={setSigningIn}
          onSignedIn={enter}
          email={email.includes("@") ? email.trim() : ""}
          view={other}
          onBack={() => show("sign-in")}
        />
      )}
      <SecondFactorGate session={session} textMessages load={loadSecondFactor} />
    </LoginLayout>
  );
}

/** Whether to offer a passkey now. If the check fails, the user continues without an offer. */
async function offersPasskey(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  try {
    const { shouldOfferPasskey } = await import("../session/passkeys/shouldOfferPasskey.ts");
    return await shouldOfferPasskey();
  } catch {
    return false;
  }
}

const PasskeyOffer = lazy(async () => {
  const { PasskeyOffer: view } = await import("./passkey/PasskeyOffer.tsx");
  return { default: view };
});

async function loadSecondFactor() {
  return (await import("../secondFactor/loadSecondFactor.ts")).loadSecondFactor();
}

/** Caches the result of the first call. */
function once<T>(take: () => T): () => T {
  let taken: { value: T } | null = null;
  return () => {
    taken ??= { value: take() };
    return taken.value;
  };
}

const subscribeToNothing = () => () => {};
const noNotice = () => null;
