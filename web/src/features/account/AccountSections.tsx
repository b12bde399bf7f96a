import { useMemo, useEffect, useRef, useState } from "react";
import { loginPath } from "@salvia/domain/site/paths";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { useIsOn } from "../../firebase/switches/SwitchesProvider.tsx";
import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import type { SessionUser } from "../../session/sessionUser.ts";
import { useSession } from "../../session/useAuth.ts";
import { accountCalls } from "./account.calls.ts";
import { AboutYou } from "./AboutYou.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PasskeySection } from "./PasskeySection.tsx";
import { PolicyLinked } from "./PolicyLink.tsx";
import { SignOutEverywhere } from "./SignOutEverywhere.tsx";
import { UsernameSection } from "./UsernameSection.tsx";
import { usePasskeys } from "./usePasskeys.ts";
import { Welcome } from "./Welcome.tsx";
import { knowsPasskeys } from "../../session/passkeys/passkeySupport.ts";
import { freshIdentity, knownIdentity, type Identity } from "./account.data.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/status/Notice.tsx";

/** The part of the user's own document that the account page shows. */
type AccountProfile = {
  displayName: string;
  username: string | null;
  /** Null if the user never had a role. */
  roleChangedAt: Date | null;
};

type AccountSectionsProps = {
  user: SessionUser;
  /** The value is null if the server has no profile of the user yet. */
  profile: LiveQuery<AccountProfile | null>;
};

export function AccountSections({ user, profile }: AccountSectionsProps) {
  const session = useSession();
  const calls = useMemo(() => accountCalls(session), [session]);
  const identity = useIdentity();
  const passkeyList = usePasskeys(calls);
  const passkeyHeading = useRef<HTMLHeadingElement>(null);
  const hasUsernames = useIsOn("username");
  const known = profile.status === "content" ? profile.value : null;
  const username =
    profile.status === "content"
      ? { status: profile.status, value: profile.value?.username ?? null }
      : profile;
  return (
    <>
      {user.lacksPasskey ? <PasskeyRequired role={user.role} /> : null}
      {user.role === null && identity !== null ? (
        <Welcome
          identity={identity}
          calls={calls}
          isNew={known === null || known.roleChangedAt === null}
          onPasskeys={
            identity.emailVerified && knowsPasskeys() && passkeyList.passkeys.status === "empty"
              ? () => passkeyHeading.current?.focus()
              : null
          }
        />
      ) : null}
      {user.role === "member" && identity?.email ? <PolicyLinked email={identity.email} /> : null}
      {identity === null ? null : (
        <AboutYou name={known?.displayName ?? user.displayName} identity={identity} calls={calls} />
      )}
      {hasUsernames ? <UsernameSection uid={user.uid} username={username} calls={calls} /> : null}
      {identity?.email && identity.emailVerified ? (
        <PasswordSection
          email={identity.email}
          hasPassword={identity.signInMethods.includes("password")}
          calls={calls}
          onChanged={() => void session.leave({ kind: "signed-out-everywhere" })}
        />
      ) : null}
      <PasskeySection list={passkeyList} headingRef={passkeyHeading} calls={calls} />
      <SignOutEverywhere />
    </>
  );
}

/**
 * The signed-in user as the identity provider knows them: the remembered data at once, then the
 * current data, refreshed when the user comes back to this tab, for example from their mailbox.
 */
function useIdentity(): Identity | null {
  const [identity, setIdentity] = useState(knownIdentity);

  useEffect(() => {
    let current = true;
    async function refresh() {
      if (document.visibilityState !== "visible") return;
      try {
        const fresh = await freshIdentity();
        if (current) setIdentity(fresh);
      } catch {
        // On failure the remembered data stays; the session itself detects that it has ended.
      }
    }
    void refresh();
    const listener = () => void refresh();
    document.addEventListener("visibilitychange", listener);
    return () => {
      current = false;
      document.removeEventListener("visibilitychange", listener);
    };
  }, []);

  return identity;
}

/**
 * Explains to a user with a role why they see only their account, and offers a sign-in with a
 * passkey.
 */
function PasskeyRequired({ role }: { role: Role | null }) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const next = encodeURIComponent(homePathOf(role));
  return (
    <Notice severity="warning">
      <Typography sx={{ marginBottom: 1 }}>{t("passkeyRequired.why")}</Typography>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        onClick={() => navigate(`${loginPath(language)}?reauth&next=${next}`)}
      >
        {t("passkeyRequired.action")}
      </Button>
    </Notice>
  );
}
