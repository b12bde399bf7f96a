import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Flyout, type FlyoutProps } from "../../../ui/dialogs/Flyout.tsx";
import { cacheKeeper } from "../../../firebase/cacheChoice.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { TimeAgo } from "../../../ui/time/TimeAgo.tsx";
import type { PendingWrite } from "../writes/pendingWriteStore.ts";
import type { OutboxEntry } from "../writes/leadOutbox.ts";
import { RefusedWrite } from "./RefusedWrite.tsx";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { useWriteText } from "../writes/describe.ts";

type OutboxFlyoutProps = Omit<OutboxListProps, "onLeave"> & {
  flyout: Omit<FlyoutProps, "children">;
};

export function OutboxFlyout({ flyout, ...list }: OutboxFlyoutProps) {
  return (
    <Flyout {...flyout}>
      <OutboxList {...list} onLeave={flyout.onClose} />
    </Flyout>
  );
}

export type OutboxListProps = {
  own: readonly OutboxEntry[];
  others: readonly PendingWrite[];
  /** Called when the user leaves the list for another view. */
  onLeave: () => void;
};

/** Lists waiting and refused writes; the user can fix, resend or discard refused ones. */
export function OutboxList({ own, others, onLeave }: OutboxListProps) {
  const { t } = useTranslation(["outbox", "leads"]);
  const { discard } = useLeadOutbox();
  const [discarding, setDiscarding] = useState<string | null>(null);
  const kept = cacheKeeper() !== null;
  return (
    <Box sx={{ padding: 2 }}>
      <Typography variant="h3" component="h2">
        {t("title")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 0.5 }}>
        {t(kept ? "leadKept" : "leadInTab")}
      </Typography>
      <Entries>
        {own.map((entry) => (
          <li key={entry.id}>
            <EntryText entry={entry} state={t(`state.${refusedOr(entry)}`)} />
            {entry.status === "refused" ? (
              <RefusedWrite entry={entry} onDiscard={setDiscarding} onLeave={onLeave} />
            ) : null}
          </li>
        ))}
        {others.map((entry) => (
          <li key={entry.id}>
            <EntryText entry={entry} state={t("state.otherTab")} />
          </li>
        ))}
      </Entries>
      <ConfirmDialog
        open={discarding !== null}
        title={t("leads:discard.title")}
        body={t("leads:discard.body")}
        cancelLabel={t("keep")}
        confirmLabel={t("leads:discard.discard")}
        onCancel={() => setDiscarding(null)}
        onConfirm={() => {
          setDiscarding(null);
          if (discarding !== null) discard(discarding);
        }}
      />
    </Box>
  );
}

function EntryText({ entry, state }: { entry: PendingWrite; state: string }) {
  const writeText = useWriteText();
  const { write, at } = entry;
  return (
    <>
      <b>{writeText(write)}</b>
      {"text" in write && write.text !== undefined ? <p>{write.text}</p> : null}
      <small>
        <span>{`${state} · `}</span>
        <TimeAgo moment={at} />
      </small>
    </>
  );
}

function refusedOr({ status }: OutboxEntry): "refused" | "waiting" {
  return status === "refused" ? "refused" : "waiting";
}

const Entries = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: "12px 0 0",
  padding: 0,
  "& > li": { padding: "10px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& b": { fontWeight: 600, overflowWrap: "anywhere" },
  "& p": { margin: "2px 0", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& small": {
    display: "block",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
}));
