import OrganizationIcon from "@mui/icons-material/BadgeOutlined";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { signInMethodStyles } from "./GoogleButton.tsx";
import { preloaded } from "./preloaded.ts";
import type { SignIn } from "./useSignIn.ts";

interface SingleSignOnButtonProps {
  signIn: SignIn;
  /** The provider's id in Authentication. */
  provider: string;
  /** What the staff call the provider; without it, the button names none. */
  label: string | undefined;
}

/** A button for staff that signs in with their organization's identity provider, in a popup. */
export function SingleSignOnButton({ signIn, provider, label }: SingleSignOnButtonProps) {
  const { t } = useTranslation("login");
  const { running } = signIn;
  const [singleSignOn] = useState(() =>
    preloaded(async () => {
      const { withSingleSignOn } = await import("../../session/popup/withSingleSignOn.ts");
      return withSingleSignOn(provider);
    }),
  );
  return (
    <BusyButton
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<OrganizationIcon />}
      busy={running === "singleSignOn"}
      busyLabel={t("methods.singleSignOnBusy")}
      aria-disabled={running !== null}
      onClick={() => void signIn.signInWith("singleSignOn", singleSignOn.method)}
      onPointerEnter={singleSignOn.preload}
      onFocus={singleSignOn.preload}
      sx={signInMethodStyles}
    >
      {label ? t("methods.singleSignOn", { label }) : t("methods.singleSignOnNameless")}
    </BusyButton>
  );
}
