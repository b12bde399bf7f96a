import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useRef, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { knowsPasskeys, passkeysElsewhere } from "../../session/passkeys/passkeySupport.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import type { AccountCalls } from "./account.calls.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { SignOutEverywhereButton } from "./SignOutEverywhere.tsx";
import { useMutation } from "../../firebase/useMutation.ts";
import type { PasskeyList } from "./usePasskeys.ts";

type PasskeySectionProps = {
  list: PasskeyList;
  /** Ref to the heading, for callers that move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  calls: AccountCalls;
};

/** Lists the user's passkeys and lets them add, rename and remove passkeys. */
export function PasskeySection({ list, headingRef, calls }: PasskeySectionProps) {
  const { t } = useTranslation("account");
  const { passkeys, replace, retry } = list;
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
    <Section
      title={t("passkeys.title")}
      {...(headingRef && { headingRef })}
      lead={t("passkeys.lead")}
    >
      {passkeys.status === "loading" ? <Skeleton variant="rounded" height={64} /> : null}
      {passkeys.status === "error" ? <LoadProblem of={{ ...passkeys, retry }} /> : null}
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
