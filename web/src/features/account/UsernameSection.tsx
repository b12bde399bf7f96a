import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import type { AccountCalls } from "./account.calls.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { UsernameForm, takeUsernameDraft } from "./UsernameForm.tsx";

type UsernameSectionProps = {
  uid: string;
  /** The stored username; null if there is none yet. */
  username: LiveQuery<string | null>;
  calls: AccountCalls;
};

/** Shows and changes the username, which replaces the email address at sign-in. */
export function UsernameSection({ uid, username, calls }: UsernameSectionProps) {
  const { t } = useTranslation("account");
  return (
    <Section title={t("username.title")} lead={t("username.lead")}>
      {username.status === "error" ? (
        <LoadProblem of={username} />
      ) : username.status === "content" ? (
        <Username uid={uid} username={username.value} calls={calls} />
      ) : (
        <Skeleton variant="rounded" height={56} />
      )}
    </Section>
  );
}

function Username({ uid, username, calls }: Omit<UsernameSectionProps, "username"> & UsernameNow) {
  const { t } = useTranslation("account");
  const showToast = useToast();
  // What the user had typed before they went to sign in again.
  const [draft, setDraft] = useState(() => takeUsernameDraft(uid));
  const [saved, setSaved] = useState<string | null>(null);
  // The stored name may lag behind a save.
  const shown = username ?? saved;
  const change = useRef<HTMLButtonElement>(null);

  // Closing the form removes the focused element, so its replacement takes the focus.
  useEffect(() => {
    if (saved !== null) change.current?.focus();
  }, [saved]);

  if (shown === null || draft !== null) {
    return (
      <UsernameForm
        uid={uid}
        initial={draft ?? ""}
        calls={calls}
        onSaved={(chosen) => {
          setDraft(null);
          setSaved(chosen);
          showToast("success", t("username.saved", { username: chosen }));
        }}
        onCancel={shown === null ? null : () => setDraft(null)}
      />
    );
  }
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600, flexGrow: 1 }}>{shown}</Typography>
        <Button
          ref={change}
          variant="outlined"
          onClick={() => {
            setSaved(null);
            setDraft(shown);
          }}
        >
          {t("username.change")}
        </Button>
      </Box>
    </>
  );
}

type UsernameNow = { username: string | null };
