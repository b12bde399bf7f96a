import PasskeyIcon from "@mui/icons-material/KeyOutlined";
import Typography from "@mui/material/Typography";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { knowsPasskeys, passkeysElsewhere } from "../../session/passkeys/passkeySupport.ts";
import type { SignInMethod } from "../../session/signInMethod.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import type { ButtonProps } from "../../ui/Button.tsx";

interface PasskeyButtonProps extends Pick<ButtonProps, "sx"> {
  /** The text in the field for email or username. */
  email: string;
  /** Whether another sign-in method is running. */
  disabled: boolean;
  /** Called with true when a sign-in starts and with false when it does not complete. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null) => void;
  /** Called with the reason of a failure; null if the session reports it. */
  onFailure: (failure: Failure | null) => void;
}

/**
 * Signs in with a passkey chosen in the browser's dialog. Renders nothing without browser support, and
 * says why at an address where passkeys don't work.
 */
export function PasskeyButton({ email, disabled, sx, ...on }: PasskeyButtonProps) {
  const { t } = useTranslation("login");
  const session = useSession();
  const [busy, setBusy] = useState(false);
  // The page is rendered at build time, when the browser is unknown. Nearly all browsers support
  // passkeys, so showing the button first avoids a layout shift.
  const known = useSyncExternalStore(neverChanges, knowsPasskeys, () => true);
  const elsewhere = useSyncExternalStore(neverChanges, passkeysElsewhere, () => null);
  if (elsewhere !== null) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("methods.passkeyElsewhere", { host: elsewhere })}
      </Typography>
    );
  }
  if (!known) return null;

  async function signIn() {
    if (busy || disabled) return;
    setBusy(true);
    on.onSigningIn(true);
    const outcome = await session.signIn(loadedMethod(email));
    // The button stays busy until the next document loads.
    if (outcome.kind === "signed-in") return on.onSignedIn(outcome.redirectPath);
    if (outcome.kind !== "canceled") {
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
      busyLabel={t("methods.passkeyBusy")}
      aria-disabled={busy || disabled}
      onClick={() => void signIn()}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(sx && { sx })}
    >
      {t("methods.passkey")}
    </BusyButton>
  );
}

function load() {
  return import("../../session/passkeys/withPasskey.ts");
}

/** Preloads the script, because some browsers refuse to open a dialog long after the click. */
function prepare() {
  // Without a connection, the click reports the error.
  load().catch(() => {});
}

function loadedMethod(email: string): SignInMethod {
  return async (environment) => {
    const { withPasskey } = await load();
    return await withPasskey(email)(environment);
  };
}

const neverChanges = () => () => {};
