import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { GoogleMark } from "./GoogleMark.tsx";
import { loadGoogle, methodOfGoogle } from "./loadGoogle.ts";
import type { SignIn } from "./useSignIn.ts";
import { signInMethodStyles } from "./signInMethodStyles.ts";

/** A button that signs in with Google in a popup window. */
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
      busyLabel={t("ways.googleBusy")}
      aria-disabled={running !== null}
      onClick={() => void signIn.signInWith("google", methodOfGoogle)}
      // The popup must open in the click's own task, or the browser blocks it, so preload the
      // script.
      onPointerEnter={loadGoogle}
      onFocus={loadGoogle}
      sx={signInMethodStyles}
    >
      {t("ways.google")}
    </BusyButton>
  );
}
