import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { homePath } from "@salvia/domain/paths";
import { homePathOf } from "@salvia/domain/roles";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../i18n/useLanguage.ts";
import { navigate } from "../lib/navigate.ts";
import { takeNotice } from "../session/notice.ts";
import { pathAfterSignIn } from "../session/pathAfterSignIn.ts";
import { useAuth, useSession } from "../session/useAuth.ts";
import { Loading } from "../ui/Loading.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { LoginLayout } from "./LoginLayout.tsx";
import { SignedInPanel } from "./SignedInPanel.tsx";
import { SignOutMessage } from "./SignOutMessage.tsx";

interface LoginPageProps {
  /** Leads to another document; tests watch it. */
  goTo?: (path: string) => void;
}

/** Where a user signs in, and learns why they were signed out. */
export function LoginPage({ goTo = navigate }: LoginPageProps) {
  const { t } = useTranslation("login");
  const { user, loading, error } = useAuth();
  const session = useSession();
  const { language } = useLanguage();
  const [notice] = useState(takeNotice);
  // While a sign-in runs the user is known before the session is: the form must not give way to
  // the panel for those who came signed in already.
  const [signingIn, setSigningIn] = useState(false);

  function enter(redirectPath: string | null) {
    const remembered = new URLSearchParams(location.search).get("next");
    const area = redirectPath ?? homePathOf(session.getState().user?.role ?? null);
    const path = pathAfterSignIn(remembered, area);
    goTo(path === "/" ? homePath(language) : path);
  }

  return (
    <LoginLayout>
      {loading ? (
        <Loading />
      ) : (
        <Box sx={{ display: "grid", gap: 4 }}>
          {user !== null && error === null && !signingIn ? (
            <SignedInPanel user={user} onContinue={enter} />
          ) : (
            <>
              <Box>
                <Typography variant="h2" component="h1" sx={{ mb: 1 }}>
                  {t("heading")}
                </Typography>
                <Typography sx={{ color: "text.secondary" }}>{t("lead")}</Typography>
              </Box>
              <LoginForm
                message={<SignOutMessage notice={notice} />}
                sessionError={error}
                onSigningIn={setSigningIn}
                onSignedIn={enter}
              />
            </>
          )}
        </Box>
      )}
    </LoginLayout>
  );
}
