import Box from "@mui/material/Box";
import { homePath, loginPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import type { LinkFault } from "../../session/mailed/linkActions.ts";
import type { LinkMode } from "../../session/mailed/mailedLink.ts";
import { LostLeafPicture } from "../../ui/drawings/StatePictures.tsx";
import { StepHeading, useTitle } from "../layout/StepHeading.tsx";
import type { Failure } from "../../firebase/clientError.ts";
import { Button } from "../../ui/Button.tsx";
import { StepProblem } from "./MailedForm.tsx";

interface FaultyLinkProps {
  mode: LinkMode;
  fault: LinkFault;
  /** Tries to finish what a used link has begun. */
  onFinish?: (() => void) | null;
}

/** Explains why a link no longer works and where to request another. */
export function FaultyLink({ mode, fault, onFinish = null }: FaultyLinkProps) {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  const login = loginPath(language);
  useTitle(t(`link.${fault}.heading`));
  const request = requests[mode];
  // If the link was used, its purpose is most likely fulfilled, and the user wants to sign in.
  const newLinkFirst = fault === "expired" || mode === "resetPassword";
  const newLink = request !== null && (
    <Button
      key="new"
      variant={newLinkFirst ? "contained" : "outlined"}
      size="large"
      href={`${login}?${request}`}
    >
      {t("link.newLink")}
    </Button>
  );
  const signIn = (
    <Button
      key="in"
      variant={newLinkFirst && request !== null ? "outlined" : "contained"}
      size="large"
      href={mode === "verifyEmail" ? `${login}?next=%2Faccount` : login}
    >
      {t("link.signIn")}
    </Button>
  );
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <StepHeading title={t(`link.${fault}.heading`)} picture={<LostLeafPicture />}>
        {t(`link.${fault}.${mode}`)}
      </StepHeading>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {newLinkFirst ? [newLink, signIn] : [signIn, newLink]}
        {onFinish === null ? null : (
          <Button size="large" onClick={onFinish}>
            {t("link.finish")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The login views that mail each kind of link; confirmation links require a signed-in user. */
const requests: Readonly<Record<LinkMode, string | null>> = {
  resetPassword: "reset",
  signIn: "sign-up",
  verifyEmail: null,
};

/** Shown for an address that is not a valid link or is incomplete. */
export function IncompleteLink() {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  useTitle(t("link.incomplete.heading"));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <StepHeading title={t("link.incomplete.heading")} picture={<LostLeafPicture />}>
        {t("link.incomplete.text")}
      </StepHeading>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Button variant="contained" size="large" href={loginPath(language)}>
          {t("link.signIn")}
        </Button>
        <Button variant="outlined" size="large" href={homePath(language)}>
          {t("link.home")}
        </Button>
      </Box>
    </Box>
  );
}

interface UncheckedLinkProps {
  failure: Failure;
  onAgain: () => void;
}

/** Shown when a link could not be checked because the network or the server is unavailable. */
export function UncheckedLink({ failure, onAgain }: UncheckedLinkProps) {
  const { t } = useTranslation("mailed");
  useTitle(t("link.failed.heading"));
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <StepHeading title={t("link.failed.heading")} />
      <StepProblem failure={failure} />
      <Button variant="contained" size="large" onClick={onAgain}>
        {t("link.tryAgain")}
      </Button>
    </Box>
  );
}
