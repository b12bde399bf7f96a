import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../firebase/useLiveQuery.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { AccountCalls } from "./account.calls.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/LoadProblem.tsx";
import { UsernameForm } from "./UsernameForm.tsx";
import { takeUsernameDraft } from "./usernameDraft.ts";

type UsernameSectionProps = {
  uid: string;
  /** The username as it stands; null where there is none yet. */
  username: LiveQuery<string | null>;
  calls: AccountCalls;
};

/** The name that can stand in for the e-mail address at the login page: shown, chosen, changed. */
export function UsernameSection({ uid, username, calls }: UsernameSectionProps) {
  const { t } = useTranslation("account");
  return (
    <Section title={t("username.title")} lead={t("username.lead")}>
      {username.status === "error" ? (
        <LoadProblem failure={username.failure} onRetry={username.retry} />
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
  // What was being typed before the user went to sign in once more.
  const [draft, setDraft] = useState(() => takeUsernameDraft(uid));
  const [saved, setSaved] = useState<string | null>(null);
  // What was saved a moment ago may not have come back yet.
  const shown = username ?? saved;
  const change = useRef<HTMLButtonElement>(null);

  // The form with the focus is gone then; what stands in its place takes it.
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
      {saved === null ? null : (
        <Notice severity="success">{t("username.saved", { username: saved })}</Notice>
      )}
    </>
  );
}

type UsernameNow = { username: string | null };
