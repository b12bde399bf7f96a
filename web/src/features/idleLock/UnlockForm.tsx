import PasskeyIcon from "@mui/icons-material/KeyOutlined";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { knowsPasskeys } from "../../session/passkeys/passkeySupport.ts";
import type { SessionUser } from "../../session/sessionUser.ts";
import { withPassword } from "../../session/signInMethod.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { OtherSignInMethod } from "./OtherSignInMethod.tsx";
import { useUnlock } from "./useUnlock.ts";

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
          <BusyButton
            type="submit"
            variant="contained"
            size="large"
            busy={running === "password"}
            busyLabel={t("unlock.busy")}
            aria-disabled={running !== null}
          >
            {t("unlock.submit")}
          </BusyButton>
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
