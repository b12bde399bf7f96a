import { lazy, Suspense, useState, useSyncExternalStore } from "react";

import { navigate } from "../lib/navigate.ts";
import { takeNotice } from "../session/signOutNotice.ts";
import { knowsPasskeys } from "../session/passkeys/passkeySupport.ts";
import { useAuth, useSession } from "../session/useAuth.ts";
import { Loading } from "../ui/Loading.tsx";
import { LoginLayout } from "./LoginLayout.tsx";
import { useLoginView } from "./loginView.ts";
import { OtherView } from "./OtherView.tsx";
import { otherViews } from "./otherViews.ts";
import { SignedInPanel } from "./SignedInPanel.tsx";
import { useEnter } from "./useEnter.ts";
import type { SignInWay } from "./useSignIn.ts";
import { ViewSkeleton } from "./ViewSkeleton.tsx";
import { SignInView } from "./SignInView.tsx";

interface LoginPageProps {
  /** Leads to another document; tests watch it. */
  goTo?: (path: string) => void;
}

/**
 * Where a user signs in, and learns why they were signed out. The form is shown before it is known
 * whether someone is signed in, since it is painted at build time.
 */
export function LoginPage({ goTo = navigate }: LoginPageProps) {
  const { user, loading, error } = useAuth();
  const session = useSession();
  const { view, reauthenticating, show } = useLoginView();
  const [email, setEmail] = useState("");
  const [presentNotice] = useState(() => once(takeNotice));
  // The first render is the same as at build time: storage is read after it.
  const notice = useSyncExternalStore(subscribeToNothing, presentNotice, noNotice);
  // While a sign-in runs the user is known before the session is: the form must not give way to
  // the panel for those who came signed in already.
  const [signingIn, setSigningIn] = useState(false);

  // Signed in with a password, and asked whether the next time shall be easier.
  const [welcomed, setWelcomed] = useState<{ redirectPath: string | null } | null>(null);

  const enter = useEnter(session, goTo);

  // Unknown again is who was known: they are on their way out, and what they typed would be lost.
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
    </LoginLayout>
  );
}

/** Whether a passkey is offered now; whatever keeps that from being found out keeps nobody here. */
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

/** What is taken at the first call is given at all others too. */
function once<T>(take: () => T): () => T {
  let taken: { value: T } | null = null;
  return () => {
    taken ??= { value: take() };
    return taken.value;
  };
}

const subscribeToNothing = () => () => {};
const noNotice = () => null;
