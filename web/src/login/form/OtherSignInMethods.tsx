import PhoneIcon from "@mui/icons-material/SmartphoneOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { GoogleButton, signInMethodStyles } from "./GoogleButton.tsx";
import { SingleSignOnButton } from "./SingleSignOnButton.tsx";
import { PasskeyButton } from "../passkey/PasskeyButton.tsx";
import type { SignIn } from "./useSignIn.ts";
import { followInPlace, type ViewLinkTarget } from "../layout/ViewLink.tsx";

interface OtherSignInMethodsProps {
  /** The text typed into the form so far. */
  email: string;
  signIn: SignIn;
  phoneLink: ViewLinkTarget;
  off: readonly string[];
}

/** The sign-in methods without a password. */
export function OtherSignInMethods({ email, signIn, phoneLink, off }: OtherSignInMethodsProps) {
  const { t } = useTranslation("login");
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {off.includes("passkeys") ? null : (
        <PasskeyButton
          email={email}
          disabled={signIn.running !== null}
          sx={signInMethodStyles}
          {...signIn.delegate("passkey")}
        />
      )}
      {off.includes("google") ? null : <GoogleButton signIn={signIn} />}
      {/* Without a provider, the build leaves the button out. */}
      {import.meta.env.VITE_OIDC_PROVIDER ? (
        <SingleSignOnButton
          signIn={signIn}
          provider={import.meta.env.VITE_OIDC_PROVIDER}
          label={import.meta.env.VITE_OIDC_LABEL}
        />
      ) : null}
      {off.includes("phone") ? null : (
        <Button
          href={phoneLink.href}
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<PhoneIcon />}
          aria-disabled={signIn.running !== null}
          onClick={followInPlace(() => {
            if (signIn.running === null) phoneLink.onFollow();
          })}
          sx={signInMethodStyles}
        >
          {t("methods.phone")}
        </Button>
      )}
    </Box>
  );
}
