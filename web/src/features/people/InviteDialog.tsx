import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { invitationSchema, type Account } from "@salvia/domain/account/account";
import { roles, type Role } from "@salvia/domain/account/role";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { emailMaxLength, nameMaxLength } from "@salvia/domain/shared/patterns";
import { adminPaths } from "@salvia/domain/site/paths";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useMutation } from "../../firebase/useMutation.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Notice } from "../../ui/status/Notice.tsx";

type InviteDialogProps = {
  /** Whom to invite again; null for someone new. */
  again: Account | null;
  /** Called when an invitation is on its way. */
  onInvited: () => void;
  /** Opens the account that an address already has. */
  onOpen: (uid: string) => void;
  onClose: () => void;
};

/** Opens an account with a role for a person, who gets an email to set a password. */
export function InviteDialog({ again, onInvited, onOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation("people");
  const { language: own } = useLanguage();
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [name, setName] = useState(again?.name ?? "");
  const [email, setEmail] = useState(again?.email ?? "");
  const [role, setRole] = useState<Role>(again?.role ?? "sales");
  const [language, setLanguage] = useState<Language>(own);
  const [problems, setProblems] = useState<readonly ("name" | "email")[]>([]);
  /** The account that the address already had. */
  const [inUse, setInUse] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);

  const solve = (field: "name" | "email") =>
    setProblems(problems.filter((problem) => problem !== field));

  async function invite() {
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
      showToast("success", t("invite.sent", { email: address.data }));
      onInvited();
      if (again !== null) return onClose();
      setName("");
      setEmail("");
    });
  }

  return (
    <FormDialog
      title={t("invite.title")}
      maxWidth="sm"
      cancel={t("account.close")}
      confirm={t("invite.action")}
      busyLabel={t("invite.busy")}
      mutation={mutation}
      more={
        <Button component={Link} to={adminPaths.invitations} sx={{ marginRight: "auto" }}>
          {t("invite.file")}
        </Button>
      }
      onSubmit={() => void invite()}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t("invite.lead")}</Typography>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
        autoFocus
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
    </FormDialog>
  );
}
