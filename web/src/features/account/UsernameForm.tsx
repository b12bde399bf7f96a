import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { isUsername, normalizeUsername } from "@salvia/domain/account/username";
import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import type { AccountCalls } from "./account.calls.ts";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useMutation } from "../../firebase/useMutation.ts";
import { tabStorage } from "../../lib/storage.ts";

type UsernameFormProps = {
  uid: string;
  initial: string;
  calls: AccountCalls;
  onSaved: (username: string) => void;
  /** Null if the form cannot be canceled. */
  onCancel: (() => void) | null;
};

/** Chooses a username. Input becomes lower-case as it is typed, and the field shows any problem. */
export function UsernameForm({ uid, initial, calls, onSaved, onCancel }: UsernameFormProps) {
  const { t } = useTranslation(["account", "errors"]);
  const mutation = useMutation();
  const [username, setUsername] = useState(initial);
  const [malformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const taken = mutation.failure?.code === "username-taken";

  useEffect(() => {
    if (taken) field.current?.focus();
  }, [taken]);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const normal = normalizeUsername(target.value);
    if (normal !== target.value) {
      // Replacing a field's text moves the caret to its end, so its position is restored.
      const caret = target.selectionStart;
      target.value = normal;
      target.setSelectionRange(caret, caret);
    }
    setUsername(normal);
    setMalformed(false);
    if (taken) mutation.forget();
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wellFormed = isUsername(username);
    setMalformed(!wellFormed);
    if (!wellFormed) return field.current?.focus();
    await mutation.run(async () => {
      await calls.chooseUsername(username);
      onSaved(username);
    });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 2 }}
    >
      {/* The field itself shows that a name is taken. */}
      {taken ? null : (
        <MutationProblem mutation={mutation} onLeave={() => keepUsernameDraft(uid, username)} />
      )}
      <TextField
        label={t("username.label")}
        value={username}
        onChange={type}
        inputRef={field}
        error={malformed || taken}
        helperText={taken ? t("errors:username-taken") : t("username.rule")}
        autoComplete="username"
        sx={{ maxWidth: 400 }}
        slotProps={{
          htmlInput: { autoCapitalize: "none", autoCorrect: "off", spellCheck: false },
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton busy={mutation.busy} busyLabel={t("saving")}>
          {t("username.save")}
        </SubmitButton>
        {onCancel === null ? null : <Button onClick={onCancel}>{t("cancel")}</Button>}
      </Box>
    </Box>
  );
}

/**
 * Keeps a chosen username while its user signs in again. It is stored in this tab only, and not in
 * the address, which would reach histories and logs.
 */
function keepUsernameDraft(uid: string, username: string): void {
  tabStorage.set(keyOf(uid), username);
}

/**
 * Returns the username the user was choosing, or null, and removes it so that it is offered once.
 */
export function takeUsernameDraft(uid: string): string | null {
  return tabStorage.take(keyOf(uid));
}

function keyOf(uid: string): string {
  return `usernameDraft:${uid}`;
}
