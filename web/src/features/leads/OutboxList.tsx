import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { cacheKeeper } from "../../firebase/cacheChoice.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { draftOf } from "./leadDraft.ts";
import type { LedgerEntry } from "./leadLedger.ts";
import type { OutboxEntry } from "./leadOutbox.ts";
import { nameIn, type LeadWrite } from "./leadWrite.ts";
import { useLeadDesk } from "./useLeadDesk.ts";

type OutboxListProps = {
  own: readonly OutboxEntry[];
  others: readonly LedgerEntry[];
  /** Something is opened to be mended. */
  onMend: () => void;
};

/** What waits to be sent, and what was refused, which its writer mends or throws away. */
export function OutboxList({ own, others, onMend }: OutboxListProps) {
  const { t } = useTranslation(["outbox", "leads"]);
  const { mend, discard } = useLeadDesk();
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
              <Box sx={{ display: "flex", gap: 1, marginTop: 0.5 }}>
                {draftOf(entry.write) === null ? null : (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t("mendNamed", { what: textOf(entry.write, t) })}
                    onClick={() => {
                      onMend();
                      mend(entry);
                    }}
                  >
                    {t("mend")}
                  </Button>
                )}
                <Button
                  size="small"
                  color="error"
                  aria-label={t("discardNamed", { what: textOf(entry.write, t) })}
                  onClick={() => setDiscarding(entry.id)}
                >
                  {t("discard")}
                </Button>
              </Box>
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
        stay={t("keep")}
        leave={t("leads:discard.discard")}
        onStay={() => setDiscarding(null)}
        onLeave={() => {
          setDiscarding(null);
          if (discarding !== null) discard(discarding);
        }}
      />
    </Box>
  );
}

function EntryText({ entry, state }: { entry: LedgerEntry; state: string }) {
  const { t } = useTranslation(["outbox", "leads"]);
  const { write, at } = entry;
  return (
    <>
      <b>{textOf(write, t)}</b>
      {"text" in write ? <p>{write.text}</p> : null}
      <small>
        {state} · <TimeAgo moment={at} />
      </small>
    </>
  );
}

function refusedOr({ status }: OutboxEntry): "refused" | "waiting" {
  return status === "refused" ? "refused" : "waiting";
}

function textOf(write: LeadWrite, t: TFunction<["outbox", "leads"]>): string {
  const name = nameIn(write);
  if (write.kind === "move") {
    return t("kind.move", { name, status: t(`leads:status.${write.to}`) });
  }
  if (write.kind === "handOver") return t("kind.handOver", { name, colleague: write.toName });
  return t(`kind.${write.kind}`, { name });
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
