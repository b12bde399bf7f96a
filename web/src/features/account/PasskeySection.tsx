import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useRef, useState, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "@salvia/domain/account/passkey";

import { knowsPasskeys, passkeysElsewhere } from "../../session/passkeys/passkeySupport.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import type { AccountCalls, OwnPasskeys } from "./account.calls.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { SignOutEverywhereButton } from "./SignOutEverywhere.tsx";
import { useMutation } from "../../firebase/useMutation.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";

/** Lists the user's passkeys and lets them add, rename and remove passkeys. */
export function PasskeySection({ calls }: { calls: AccountCalls }) {
  const { t } = useTranslation("account");
  const { passkeys, replace, retry } = usePasskeys(calls);
  const adding = useMutation();
  const showToast = useToast();
  const elsewhere = passkeysElsewhere();
  const [removed, setRemoved] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  async function add() {
    setRemoved(null);
    const own = await calls.addPasskey();
    if (own === null) return;
    replace(own);
    showToast("success", t("passkeys.added"));
  }

  return (
    <Section title={t("passkeys.title")} lead={t("passkeys.lead")}>
      {passkeys.status === "loading" ? <Skeleton variant="rounded" height={64} /> : null}
      {passkeys.status === "error" ? (
        <LoadProblem failure={passkeys.failure} onRetry={retry} />
      ) : null}
      {passkeys.status === "empty" ? <Typography>{t("passkeys.empty")}</Typography> : null}
      {passkeys.status === "content" ? (
        <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
          {passkeys.value.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={async (name) => {
                replace(await calls.renamePasskey(passkey.id, name));
                showToast("success", t("passkeys.renamed", { name }));
              }}
              onRemove={async () => {
                replace(await calls.removePasskey(passkey.id));
                setRemoved(passkey.name);
                // Removing the row removed the focused button.
                addButton.current?.focus();
              }}
            />
          ))}
        </Box>
      ) : null}
      {removed === null ? null : (
        <Notice severity="info">
          <Typography>{t("passkeys.removed", { name: removed })}</Typography>
          <Typography sx={{ marginBottom: 1 }}>{t("passkeys.removedSessions")}</Typography>
          <SignOutEverywhereButton />
        </Notice>
      )}
      <MutationProblem mutation={adding} />
      {knowsPasskeys() ? (
        <div>
          <BusyButton
            ref={addButton}
            variant="outlined"
            startIcon={<AddIcon />}
            busy={adding.busy}
            busyLabel={t("passkeys.adding")}
            onClick={() => void adding.run(add)}
          >
            {t("passkeys.add")}
          </BusyButton>
        </div>
      ) : (
        <Typography variant="body2">
          {elsewhere === null ? t("passkeys.unable") : t("passkeys.elsewhere", { host: elsewhere })}
        </Typography>
      )}
    </Section>
  );
}

type Passkeys =
  | { status: "loading" }
  | { status: "error"; failure: Failure }
  | { status: "empty" }
  | { status: "content"; value: readonly Passkey[] };

/** The user's passkeys: loaded once and replaced by the answer to each change. */
function usePasskeys(calls: AccountCalls) {
  const [passkeys, setPasskeys] = useState<Passkeys>({ status: "loading" });

  useEffect(() => {
    let current = true;
    async function load() {
      const answer = await ask(calls);
      if (current) setPasskeys(answer);
    }
    void load();
    return () => {
      current = false;
    };
  }, [calls]);

  return {
    passkeys,
    replace: (own: OwnPasskeys) => setPasskeys(stateOf(own)),
    retry: () => {
      setPasskeys({ status: "loading" });
      void ask(calls).then(setPasskeys);
    },
  };
}

function ask(calls: AccountCalls): Promise<Passkeys> {
  return calls.listPasskeys().then(stateOf, failed);
}

function stateOf({ passkeys }: OwnPasskeys): Passkeys {
  return passkeys.length === 0 ? { status: "empty" } : { status: "content", value: passkeys };
}

function failed(error: unknown): Passkeys {
  return { status: "error", failure: failureOf(error) };
}
