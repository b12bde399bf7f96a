import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { calendarEndpoints } from "@salvia/domain/scheduling/calendarFeed";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";
import { useAnswer } from "./useAnswer.ts";

/** A user's private address that shows their appointments in a calendar program. */
export function CalendarFeedSection() {
  const { t } = useTranslation("settings");
  const { answer: feed, replace, retry } = useFeed();
  return (
    <Section title={t("calendar.title")} lead={t("calendar.lead")}>
      {feed.status === "loading" ? <Skeleton variant="rounded" height={64} /> : null}
      {feed.status === "error" ? <LoadProblem of={{ ...feed, retry }} /> : null}
      {feed.status === "content" ? <FeedControls feed={feed.value} onChange={replace} /> : null}
    </Section>
  );
}

type Feed = {
  /** When the address was made; null if there is none. */
  createdAt: Date | null;
  /** The address, only right after it was made. */
  address: string | null;
};

type FeedControlsProps = {
  feed: Feed;
  onChange: (feed: Feed) => void;
};

function FeedControls({ feed, onChange }: FeedControlsProps) {
  const { t } = useTranslation(["settings", "common"]);
  const session = useSession();
  const making = useMutation();
  const revoking = useMutation();
  const showToast = useToast();
  const [asking, setAsking] = useState<"renew" | "revoke" | null>(null);
  const made = useRef<HTMLInputElement>(null);
  const makeButton = useRef<HTMLButtonElement>(null);

  async function make() {
    const { address, createdAt } = await session.ask(calendarEndpoints.renewFeed, {});
    onChange({ address, createdAt: dateOf(createdAt) });
    requestAnimationFrame(() => made.current?.select());
  }

  async function revoke() {
    await session.ask(calendarEndpoints.revokeFeed, {});
    onChange({ address: null, createdAt: null });
    showToast("success", t("calendar.revoked"));
    // The pressed button is gone.
    makeButton.current?.focus();
  }

  const { createdAt, address } = feed;
  return (
    <>
      {createdAt === null ? null : (
        <Typography>
          {t("calendar.since")} <ExactTime moment={createdAt} />
        </Typography>
      )}
      {address === null ? null : (
        <Notice severity="info">
          <Typography sx={{ marginBottom: 1.5 }}>{t("calendar.once")}</Typography>
          <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
            <TextField
              fullWidth
              size="small"
              label={t("calendar.address")}
              value={address}
              slotProps={{ htmlInput: { readOnly: true, ref: made } }}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton
              text={address}
              label={t("calendar.copy")}
              copied={t("calendar.copied")}
              failed={t("calendar.notCopied")}
            />
          </Box>
        </Notice>
      )}
      <MutationProblem mutation={making} />
      <MutationProblem mutation={revoking} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <BusyButton
          ref={makeButton}
          variant="outlined"
          busy={making.busy}
          busyLabel={t("calendar.making")}
          onClick={() => {
            if (createdAt === null) void making.run(make);
            else setAsking("renew");
          }}
        >
          {t(createdAt === null ? "calendar.make" : "calendar.renew")}
        </BusyButton>
        {createdAt === null ? null : (
          <BusyButton
            variant="outlined"
            color="error"
            busy={revoking.busy}
            busyLabel={t("calendar.revoking")}
            onClick={() => setAsking("revoke")}
          >
            {t("calendar.revoke")}
          </BusyButton>
        )}
      </Box>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === "revoke" ? "calendar.revokeQuestion" : "calendar.renewQuestion")}
        body={t("calendar.stops")}
        cancelLabel={t("calendar.keep")}
        confirmLabel={t(asking === "revoke" ? "calendar.revoke" : "calendar.renew")}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking === "revoke") void revoking.run(revoke);
          else void making.run(make);
          setAsking(null);
        }}
      />
    </>
  );
}

/** The user's address: loaded once and replaced by the answer to each change. */
function useFeed() {
  const session = useSession();
  const find = useCallback(async (): Promise<Feed> => {
    const { createdAt } = await session.ask(calendarEndpoints.findFeed, {});
    return { createdAt: dateOf(createdAt), address: null };
  }, [session]);
  return useAnswer(find);
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
