import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { guestNameSchema } from "@salvia/domain/scheduling/visitGuest";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import { SubmitButton } from "../ui/BusyButton.tsx";
import { Section } from "../ui/Section.tsx";
import { useFailureText } from "../ui/status/useFailureText.ts";
import type { GuestEntry } from "./useGuestEntry.ts";

/** Says what the link is for, asks for the guest's name, and asks to come in. */
export function GuestLobby({ entry }: { entry: GuestEntry }) {
  const { t } = useTranslation("visits");
  const failureText = useFailureText();
  const [name, setName] = useState(entry.name);
  const [isChecked, setChecked] = useState(false);
  const typed = name.trim();
  const isWrong = isChecked && !guestNameSchema.safeParse(typed).success;
  const { failure, busy } = entry.mutation;

  function ask(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (guestNameSchema.safeParse(typed).success) entry.enter(typed);
  }

  return (
    <Section
      title={t(entry.hasLeft ? "guestPage.left" : "guestPage.title")}
      lead={t(entry.hasLeft ? "guestPage.leftHint" : "guestPage.lead")}
    >
      <Box
        component="form"
        noValidate
        onSubmit={ask}
        sx={{ display: "grid", gap: 2, maxWidth: 480 }}
      >
        <TextField
          required
          label={t("guestPage.name")}
          value={name}
          autoComplete="name"
          error={isWrong}
          helperText={t(isWrong ? "guestPage.nameWrong" : "guestPage.nameHint")}
          onChange={({ target }) => setName(target.value)}
        />
        {failure === null ? null : <Alert severity="error">{failureText(failure)}</Alert>}
        <div>
          <SubmitButton busy={busy} busyLabel={t("guestPage.entering")}>
            {t(entry.hasLeft ? "guestPage.return" : "guestPage.enter")}
          </SubmitButton>
        </div>
      </Box>
    </Section>
  );
}
