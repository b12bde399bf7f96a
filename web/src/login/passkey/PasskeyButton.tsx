import PasskeyIcon from "@mui/icons-material/KeyOutlined";
import type { ButtonProps } from "@mui/material/Button";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { knowsPasskeys } from "../../session/passkeys/passkeySupport.ts";
import type { SignInMethod } from "../../session/signInMethod.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";

interface PasskeyButtonProps extends Pick<ButtonProps, "sx"> {
  /** What stands in the field for e-mail or username. */
  email: string;
  /** Whether another way to sign in is running. */
  disabled: boolean;
  /** Called with true when a sign-in begins and with false when it has not come to its end. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null) => void;
  /** Why the sign-in has failed; null where the session says it. */
  onFailure: (failure: Failure | null) => void;
}

/** Signs in with a passkey chosen in the browser's dialog. Not shown where there is no such dialog. */
export function PasskeyButton({ email, disabled, sx, ...on }: PasskeyButtonProps) {
  const { t } = useTranslation("login");
  const session = useSession();
  const [busy, setBusy] = useState(false);
  // The page is painted at build time, when no browser is known. Nearly all of them know passkeys:
  // shown at first, the button moves nothing.
  const known = useSyncExternalStore(neverChanges, knowsPasskeys, () => true);
  if (!known) return null;

  async function signIn() {
    if (busy || disabled) return;
    setBusy(true);
    on.onSigningIn(true);
    const outcome = await session.signIn(loadedMethod(email));
    // The button stays busy until the next document is there.
    if (outcome.kind === "signed-in") return on.onSignedIn(outcome.redirectPath);
    if (outcome.kind !== "cancelled") {
      on.onFailure(outcome.kind === "refused" ? outcome.failure : null);
    }
    setBusy(false);
    on.onSigningIn(false);
  }

  return (
    <BusyButton
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<PasskeyIcon />}
      busy={busy}
      busyLabel={t("ways.passkeyBusy")}
      aria-disabled={busy || disabled}
      onClick={() => void signIn()}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(sx && { sx })}
    >
      {t("ways.passkey")}
    </BusyButton>
  );
}

function load() {
  return import("../../session/passkeys/withPasskey.ts");
}

/** Has the script at hand by the time of the click: some browsers open no dialog much later. */
function prepare() {
  // Without a connection, the click will tell.
  load().catch(() => {});
}

function loadedMethod(email: string): SignInMethod {
  return async (environment) => {
    const { withPasskey } = await load();
    return await withPasskey(email)(environment);
  };
}

const neverChanges = () => () => {};
