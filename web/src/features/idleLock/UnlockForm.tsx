import PasskeyIcon from "@mui/icons-material/KeyOutlined";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { loginPath } from "@salvia/domain/site/paths";
import { useLocation } from "react-router";

import { knowsPasskeys } from "../../session/passkeys/passkeySupport.ts";
import type { SessionUser } from "../../session/sessionUser.ts";
import { withPassword, type SignInMethod, type SignInOutcome } from "../../session/signInMethod.ts";
import { BusyButton, SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { useSession } from "../../session/useAuth.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { draftCount } from "../../ui/drafts.ts";

/** The ways to unlock the document without leaving it, and a link to those that leave it. */
export function UnlockForm({ user: { email } }: { user: SessionUser }) {
  const { t } = useTranslation("idleLock");
  const failureText = useFailureText();
  const { running, failure, by } = useUnlock();
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (email === null || password === "") return field.current?.focus();
    if (await by("password", () => withPassword(email, password))) return;
    setPassword("");
    field.current?.focus();
  }

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {failure === null ? null : <Notice severity="error">{failureText(failure)}</Notice>}
      {email === null ? null : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: "grid", gap: 1.5 }}
        >
          {/* For password managers: identifies the account. */}
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            style={visuallyHidden}
          />
          <TextField
            type="password"
            label={t("unlock.password")}
            value={password}
            inputRef={field}
            onChange={({ target }) => setPassword(target.value)}
            slotProps={{ htmlInput: { autoComplete: "current-password" } }}
          />
          <SubmitButton
            size="large"
            busy={running === "password"}
            busyLabel={t("unlock.busy")}
            aria-disabled={running !== null}
          >
            {t("unlock.submit")}
          </SubmitButton>
        </Box>
      )}
      {knowsPasskeys() ? (
        <BusyButton
          variant="outlined"
          size="large"
          startIcon={<PasskeyIcon />}
          busy={running === "passkey"}
          busyLabel={t("unlock.passkeyBusy")}
          aria-disabled={running !== null}
          onClick={() =>
            void by("passkey", async () => {
              const { withPasskey } = await import("../../session/passkeys/withPasskey.ts");
              return withPasskey(email ?? "");
            })
          }
        >
          {t("unlock.passkey")}
        </BusyButton>
      ) : null}
      <OtherSignInMethod />
    </Box>
  );
}

type UnlockMethod = "password" | "passkey";

/** Signs the user in again, one attempt at a time, and reports why the last one failed. */
function useUnlock() {
  const session = useSession();
  const [running, setRunning] = useState<UnlockMethod | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** @returns whether the document is unlocked or about to be */
  async function by(
    method: UnlockMethod,
    load: () => SignInMethod | Promise<SignInMethod>,
  ): Promise<boolean> {
    if (running !== null) return true;
    setRunning(method);
    setFailure(null);
    const outcome = await attempt(load);
    setRunning(null);
    if (outcome.kind === "refused") setFailure(outcome.failure);
    return outcome.kind === "signed-in";
  }

  async function attempt(load: () => SignInMethod | Promise<SignInMethod>): Promise<SignInOutcome> {
    try {
      return await session.signIn(await load());
    } catch (error) {
      // The script for this way to sign in could not be loaded.
      return { kind: "refused", failure: failureOf(error) };
    }
  }

  return { running, failure, by };
}

/**
 * Links to the login page for users who sign in with Google or by phone, and for other users. The
 * login page returns to this page, but what was being typed is lost, so it asks first.
 */
function OtherSignInMethod() {
  const { t } = useTranslation("idleLock");
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState(false);
  const leave = () =>
    navigate(`${loginPath(language)}?next=${encodeURIComponent(pathname + search)}`);
  return (
    <>
      <Button onClick={() => (draftCount() > 0 ? setAsking(true) : leave())}>
        {t("unlock.other")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("leaving.title")}
        body={t("leaving.body")}
        cancelLabel={t("leaving.stay")}
        confirmLabel={t("leaving.leave")}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      />
    </>
  );
}
