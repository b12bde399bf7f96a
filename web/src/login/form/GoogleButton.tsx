import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import type { SignIn } from "./useSignIn.ts";
import { pendingRedirect } from "../../session/popup/pendingRedirect.ts";
import { preloaded } from "./preloaded.ts";

export function GoogleButton({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation("login");
  const { running } = signIn;
  return (
    <BusyButton
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<GoogleMark />}
      busy={running === "google"}
      busyLabel={t("methods.googleBusy")}
      aria-disabled={running !== null}
      onClick={() => void signIn.signInWith("google", google.method)}
      onPointerEnter={google.preload}
      onFocus={google.preload}
      sx={signInMethodStyles}
    >
      {t("methods.google")}
    </BusyButton>
  );
}

/** Google's letter in its four colors, as four arcs of a ring and the bar that closes it. */
function GoogleMark() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      strokeWidth="3.4"
      aria-hidden="true"
    >
      <path d="M15.16 4.84A7.3 7.3 0 0 0 3.68 6.35" stroke="#EA4335" />
      <path d="M3.68 6.35A7.3 7.3 0 0 0 3.68 13.65" stroke="#FBBC05" />
      <path d="M3.68 13.65A7.3 7.3 0 0 0 14.69 15.59" stroke="#34A853" />
      <path d="M14.69 15.59A7.3 7.3 0 0 0 17.3 10H10.2" stroke="#4285F4" />
    </svg>
  );
}

/** Styles shared by all sign-in methods besides the form, for buttons and links. */
export const signInMethodStyles = {
  justifyContent: "flex-start",
  minHeight: 48,
  px: 2.5,
  fontSize: "1rem",
  textAlign: "start",
  lineHeight: 1.3,
  color: "text.primary",
  borderColor: "outline",
  backgroundColor: "background.paper",
  "& .MuiButton-startIcon": { width: 24, justifyContent: "center", mr: 1.5, ml: 0 },
  "&[aria-disabled=true]": { color: "text.secondary" },
} as const;

const google = preloaded(async () => {
  const { withGoogle } = await import("../../session/popup/withGoogle.ts");
  return withGoogle();
});

/**
 * Completes the sign-in of a tab that returns from another site after a redirect, used when no
 * popup could open.
 */
export function useRedirectReturn(signIn: SignIn): void {
  const latest = useRef(signIn);
  useEffect(() => {
    latest.current = signIn;
  });
  useEffect(() => {
    const way = pendingRedirect();
    if (way === null) return;
    void latest.current.signInWith(way, async () => {
      const { resumeRedirect } = await import("../../session/popup/withPopup.ts");
      return resumeRedirect();
    });
  }, []);
}
