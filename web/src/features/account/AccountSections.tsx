import type { LiveQuery } from "../../firebase/useLiveQuery.tsx";
import type { SessionUser } from "../../session/sessionUser.ts";
import { useSession } from "../../session/useAuth.ts";
import { useMemo } from "react";

import { accountCalls } from "./account.calls.ts";
import { AboutYou } from "./AboutYou.tsx";
import { PasskeyRequired } from "./PasskeyRequired.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PasskeySection } from "./PasskeySection.tsx";
import { SignOutEverywhere } from "./SignOutEverywhere.tsx";
import { useIdentity } from "./useIdentity.ts";
import { UsernameSection } from "./UsernameSection.tsx";

/** The part of the user's own document that the account page shows. */
type AccountProfile = { displayName: string; username: string | null };

type AccountSectionsProps = {
  user: SessionUser;
  /** The value is null if the server has no profile of the user yet. */
  profile: LiveQuery<AccountProfile | null>;
};

/** All sections about the user's own account. */
export function AccountSections({ user, profile }: AccountSectionsProps) {
  const session = useSession();
  const calls = useMemo(() => accountCalls(session), [session]);
  const identity = useIdentity();
  const known = profile.status === "content" ? profile.value : null;
  const username =
    profile.status === "content"
      ? { status: profile.status, value: profile.value?.username ?? null }
      : profile;
  return (
    <>
      {user.lacksPasskey ? <PasskeyRequired role={user.role} /> : null}
      {identity === null ? null : (
        <AboutYou name={known?.displayName ?? user.displayName} identity={identity} calls={calls} />
      )}
      <UsernameSection uid={user.uid} username={username} calls={calls} />
      {identity?.email && identity.emailVerified ? (
        <PasswordSection
          email={identity.email}
          hasPassword={identity.signInMethods.includes("password")}
          calls={calls}
          onChanged={() => void session.leave({ kind: "signed-out-everywhere" })}
        />
      ) : null}
      <PasskeySection calls={calls} />
      <SignOutEverywhere />
    </>
  );
}
