import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { invitationSchema } from "@salvia/domain/account/account";
import { roles, type Role } from "@salvia/domain/account/role";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { emailMaxLength, nameMaxLength } from "@salvia/domain/shared/patterns";
import { adminPaths } from "@salvia/domain/site/paths";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useMutation } from "../../firebase/useMutation.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Section } from "../../ui/Section.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";

/** Opens an account with a role for a person, who gets an email to set a password. */
export function InvitePerson({ onOpen }: { onOpen: (uid: string) => void }) {
  const { t } = useTranslation("people");
  const { language: own } = useLanguage();
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("sales");
  const [language, setLanguage] = useState<Language>(own);
  const [problems, setProblems] = useState<readonly ("name" | "email")[]>([]);
  /** The account that the address already had. */
  const [inUse, setInUse] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);

  // Moves the focus to the form that the user has just opened.
  useEffect(() => nameField.current?.focus(), []);

  const solve = (field: "name" | "email") =>
    setProblems(problems.filter((problem) => problem !== field));

  async function invite(event: SyntheticEvent) {
    event.preventDefault();
    setInUse(null);
    const { name: nameSchema, email: emailSchema } = invitationSchema.shape;
    const isNamed = nameSchema.safeParse(name).success;
    const address = emailSchema.safeParse(email);
    setProblems([
      ...(isNamed ? [] : ["name" as const]),
      ...(address.success ? [] : ["email" as const]),
    ]);
    if (!isNamed) return nameField.current?.focus();
    if (!address.success) return emailField.current?.focus();
    await mutation.run(async () => {
      const order = { name: name.trim(), email: address.data, role, language };
      const { uid, invited } = await session.ask(accessEndpoints.inviteAccount, order);
      if (!invited) return setInUse(uid);
      setName("");
      setEmail("");
      showToast("success", t("invite.sent", { email: address.data }));
    });
  }

  return (
    <Section title={t("invite.title")} lead={t("invite.lead")}>
      <MutationProblem mutation={mutation} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void invite(event)}
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
          gap: 1.5,
          alignItems: "start",
        }}
      >
        <TextField
          size="small"
          label={t("invite.name")}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            solve("name");
          }}
          inputRef={nameField}
          error={problems.includes("name")}
          helperText={problems.includes("name") ? t("invite.nameProblem") : undefined}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: nameMaxLength } }}
        />
        <TextField
          size="small"
          label={t("invite.email")}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            solve("email");
            setInUse(null);
          }}
          inputRef={emailField}
          error={problems.includes("email")}
          helperText={problems.includes("email") ? t("invite.emailProblem") : undefined}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              maxLength: emailMaxLength,
              inputMode: "email",
              autoCapitalize: "none",
              autoCorrect: "off",
              spellCheck: false,
            },
          }}
        />
        <FilterChoice
          label={t("invite.role")}
          value={role}
          choices={roles.map((each) => [each, t(`role.${each}`)])}
          onChoose={(chosen) => setRole(chosen ?? role)}
        />
        <FilterChoice
          label={t("invite.language")}
          value={language}
          choices={languages.map((each) => [each, languageNames[each]])}
          onChoose={(chosen) => setLanguage(chosen ?? language)}
        />
        <BusyButton
          type="submit"
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("invite.busy")}
        >
          {t("invite.action")}
        </BusyButton>
      </Box>
      <output>
        {inUse === null ? null : (
          <Notice severity="info">
            {t("invite.inUse")}{" "}
            <Button size="small" onClick={() => onOpen(inUse)}>
              {t("invite.open")}
            </Button>
          </Notice>
        )}
      </output>
      <div>
        <Button component={Link} to={adminPaths.invitations} sx={{ marginLeft: -2 }}>
          {t("invite.file")}
        </Button>
      </div>
    </Section>
  );
}
