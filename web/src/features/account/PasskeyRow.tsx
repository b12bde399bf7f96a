import KeyIcon from "@mui/icons-material/KeyOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Passkey } from "@salvia/domain/account/passkey";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { calendarDate, relativeTime } from "../../ui/time/relativeTime.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { RenamePasskey } from "./RenamePasskey.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useMutation } from "../../firebase/useMutation.ts";

type PasskeyRowProps = {
  passkey: Passkey;
  /** May throw what `failureOf` translates, as may `onRemove`. */
  onRename: (name: string) => Promise<void>;
  onRemove: () => Promise<void>;
};

/**
 * A passkey: where it is stored, its age and its last use, with buttons to rename and remove it.
 */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation("account");
  const removing = useMutation();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const { name } = passkey;
  const close = () => setOpen(null);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: 1.5,
        paddingBlock: 1.5,
        "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <KeyIcon aria-hidden sx={{ color: "primary.main" }} />
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
          <Times passkey={passkey} />
        </Box>
        <Box sx={{ display: "flex", gap: 1 }}>
          <Button
            size="small"
            aria-label={t("passkeys.renameNamed", { name })}
            onClick={() => setOpen("rename")}
          >
            {t("passkeys.rename")}
          </Button>
          <BusyButton
            size="small"
            color="error"
            aria-label={t("passkeys.removeNamed", { name })}
            busy={removing.busy}
            busyLabel={t("passkeys.removing")}
            onClick={() => {
              if (!removing.busy) setOpen("remove");
            }}
          >
            {t("passkeys.remove")}
          </BusyButton>
        </Box>
      </Box>
      <MutationProblem mutation={removing} />
      {open === "rename" ? <RenamePasskey name={name} onRename={onRename} onClose={close} /> : null}
      <ConfirmDialog
        open={open === "remove"}
        title={t("passkeys.question", { name })}
        body={t("passkeys.body")}
        cancelLabel={t("cancel")}
        confirmLabel={t("passkeys.remove")}
        onCancel={close}
        onConfirm={() => {
          close();
          void removing.run(onRemove);
        }}
      />
    </Box>
  );
}

function Times({ passkey: { provider, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const now = useNow();
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {[
        ...(provider === null ? [] : [provider]),
        t("passkeys.created", { when: calendarDate(new Date(createdAt), language) }),
        lastUsedAt === null
          ? t("passkeys.unused")
          : t("passkeys.used", { when: relativeTime(new Date(lastUsedAt), now, language) }),
      ].join(" · ")}
    </Typography>
  );
}
