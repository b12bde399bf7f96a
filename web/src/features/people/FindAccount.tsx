import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useRef, useState, type SyntheticEvent } from "react";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

/**
 * Finds an account by the identifier its owner signs in with. The search text never enters the
 * page's address.
 */
export function FindAccount({ onFound }: { onFound: (uid: string) => void }) {
  const { t } = useTranslation("people");
  const session = useSession();
  const mutation = useMutation();
  const [identifier, setIdentifier] = useState("");
  const [problem, setProblem] = useState<"empty" | "none" | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function showProblem(why: "empty" | "none") {
    setProblem(why);
    field.current?.focus();
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const emailOrUsername = identifier.trim();
    if (emailOrUsername === "") return showProblem("empty");
    await mutation.run(async () => {
      const { account } = await session.ask(accessEndpoints.findAccount, { emailOrUsername });
      if (account === null) return showProblem("none");
      setIdentifier("");
      onFound(account.uid);
    });
  }

  return (
    <search aria-label={t("find.title")}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}
      >
        <TextField
          size="small"
          label={t("find.label")}
          value={identifier}
          onChange={({ target }) => {
            setIdentifier(target.value);
            setProblem(null);
          }}
          inputRef={field}
          error={problem !== null}
          helperText={t(`find.${problem ?? "lead"}`)}
          autoComplete="off"
          sx={{ flex: "1 1 280px", maxWidth: 440 }}
          slotProps={{
            htmlInput: {
              maxLength: 254,
              inputMode: "email",
              autoCapitalize: "none",
              autoCorrect: "off",
              spellCheck: false,
            },
          }}
        />
        <BusyButton
          type="submit"
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("find.busy")}
        >
          {t("find.action")}
        </BusyButton>
      </Box>
      <MutationProblem mutation={mutation} />
    </search>
  );
}
