import { loginPath } from "@salvia/domain/site/paths";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";

import type { Failure } from "../firebase/clientError.ts";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { navigate, navigateInPlace } from "../lib/navigate.ts";
import { takeNotice } from "../session/signOutNotice.ts";
import { knowsPasskeys } from "../session/passkeys/passkeySupport.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import type { Session } from "../session/session.ts";
import { useAuth, useSession } from "../session/useAuth.ts";
import { useLanguage } from "../i18n/useLanguage.ts";
import { BrokenView } from "./BrokenView.tsx";
import { LoginLayout } from "./layout/LoginLayout.tsx";
import { useLoginView } from "./loginView.ts";
import { OtherView, otherViews } from "./OtherView.tsx";
import { useEnter } from "../session/pathAfterSignIn.ts";
import type { SignInWay } from "./form/useSignIn.ts";
import { ViewSkeleton } from "./layout/ViewSkeleton.tsx";
import { SignInView } from "./SignInView.tsx";
import { SecondFactorGate } from "../secondFactor/SecondFactorGate.tsx";

interface LoginPageProps {
  session: Session;
  /** Navigates to another document; tests replace it. */
  goTo?: (path: string) => void;
}

/**
 * The page where users sign in and learn why they were signed out. The form renders before the
 * sign-in state is known, because it is rendered at build time. Users with a valid session are led on.
 */
export function LoginPage({ session, ...props }: LoginPageProps) {
  const { language } = useLanguage();
  const broken = (failure: Failure) => (
    <BrokenView failure={failure} onBack={() => navigate(loginPath(language))} />
  );
  return (
    <LoginLayout>
      <ErrorBoundary fallback={broken}>
        <AuthProvider session={session}>
          <LoginViews {...props} />
        </AuthProvider>
      </ErrorBoundary>
    </LoginLayout>
  );
}

/** A sign-in leaves no entry in the history, or Back would lead from the portal to the form. */
function LoginViews({ goTo = navigateInPlace }: Omit<LoginPageProps, "session">): ReactNode {
  const { user, loading, error } = useAuth();
  const session = useSession();
  const { view, reauthenticating, show } = useLoginView();
  const [typed, setEmail] = useState<string | null>(null);
  // Users who sign in again need not type who they are.
  const email = typed ?? (reauthenticating ? (user?.email ?? "") : "");
  const [presentNotice] = useState(() => once(takeNotice));
  // The first render must match the build's; storage is read afterward.
  const notice = useSyncExternalStore(subscribeToNothing, presentNotice, noNotice);
  // During a sign-in the user is known before the session, and the form stays.
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

  const isSignedIn = user !== null && error === null && !signingIn && welcomed === null;
  // They asked for another sign-in or a new password, or could not be signed out.
  const stays = reauthenticating || view === "reset" || notice !== null;
  const leadsOn = isSignedIn && !stays;
  const leadOn = useEffectEvent(async () => {
    const result = await session.sync();
    if (result.ok) enter(result.redirectPath);
  });
  useEffect(() => {
    if (leadsOn) void leadOn();
  }, [leadsOn]);

  const other = view === "sign-in" ? undefined : otherViews[view];
  if (welcomed !== null) {
    return (
      <Suspense fallback={<ViewSkeleton />}>
        <PasskeyOffer onDone={() => enter(welcomed.redirectPath)} />
      </Suspense>
    );
  }
  if (leadsOn || (known && loading)) return <ViewSkeleton />;
  return (
    <>
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
    </>
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
