import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import {
  roleFilters,
  type Account,
  type AccountPlace,
  type AccountSearch,
} from "@salvia/domain/account/account";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Section } from "../../ui/Section.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { PeopleRow, PeopleRows } from "./PeopleRows.tsx";
import { SelectedAccounts } from "./SelectedAccounts.tsx";
import { useDayText } from "./useDayText.ts";

/** The accounts listed so far, and where the list continues. */
type Listed = {
  search: Pick<AccountSearch, "startsWith" | "role">;
  accounts: readonly Account[];
  next: AccountPlace | null;
};

/**
 * Lists accounts by role and by the start of an address or username. It lists only on request,
 * because the audit log records each list.
 */
export function AccountList({ onOpen }: { onOpen: (uid: string) => void }) {
  const { t } = useTranslation("people");
  const session = useSession();
  const mutation = useMutation();
  const [startsWith, setStartsWith] = useState("");
  const [role, setRole] = useState<AccountSearch["role"]>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  async function list(event: SyntheticEvent) {
    event.preventDefault();
    const search = { startsWith: startsWith.trim(), role };
    await mutation.run(async () => {
      setListed(null);
      setSelected(new Set());
      const answer = await session.ask(accessEndpoints.listAccounts, { ...search, from: null });
      setListed({ search, ...answer });
    });
  }

  async function showMore({ search, accounts, next }: Listed) {
    await mutation.run(async () => {
      const answer = await session.ask(accessEndpoints.listAccounts, { ...search, from: next });
      setListed({ search, accounts: [...accounts, ...answer.accounts], next: answer.next });
    });
  }

  function select(uid: string, isSelected: boolean) {
    setSelected((before) => {
      const after = new Set(before);
      if (isSelected) after.add(uid);
      else after.delete(uid);
      return after;
    });
  }

  /** Shows a changed account and takes it out of the selection; failed ones stay selected. */
  function showChanged(changed: Account) {
    select(changed.uid, false);
    setListed((before) => {
      if (before === null) return null;
      const accounts = before.accounts.map((each) => (each.uid === changed.uid ? changed : each));
      return { ...before, accounts };
    });
  }

  return (
    <Section title={t("list.title")} lead={t("list.lead")}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void list(event)}
        sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
      >
        <TextField
          size="small"
          label={t("list.start")}
          value={startsWith}
          onChange={({ target }) => setStartsWith(target.value)}
          autoComplete="off"
          sx={{ flex: "1 1 240px", maxWidth: 440 }}
          slotProps={{
            htmlInput: {
              maxLength: 254,
              autoCapitalize: "none",
              autoCorrect: "off",
              spellCheck: false,
            },
          }}
        />
        <FilterChoice
          label={t("list.role")}
          any={t("list.anyRole")}
          value={role}
          choices={roleFilters.map((each) => [each, t(`role.${each}`)])}
          onChoose={setRole}
        />
        <BusyButton
          type="submit"
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("list.busy")}
        >
          {t("list.action")}
        </BusyButton>
      </Box>
      <MutationProblem mutation={mutation} />
      <Typography component="output" sx={{ color: "text.secondary" }}>
        {listed === null ? "" : t(`list.${stateOf(listed)}`, { count: listed.accounts.length })}
      </Typography>
      {listed === null ? null : (
        <>
          <PeopleRows aria-label={t("list.title")}>
            {listed.accounts.map((account) => (
              <AccountRow
                key={account.uid}
                account={account}
                onOpen={onOpen}
                selected={selected.has(account.uid)}
                onSelect={(isSelected) => select(account.uid, isSelected)}
              />
            ))}
          </PeopleRows>
          <SelectedAccounts
            accounts={listed.accounts.filter(({ uid }) => selected.has(uid))}
            onChanged={showChanged}
          />
          {listed.next === null ? null : (
            <div>
              <BusyButton
                variant="outlined"
                busy={mutation.busy}
                busyLabel={t("list.moreBusy")}
                onClick={() => void showMore(listed)}
              >
                {t("list.more")}
              </BusyButton>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function stateOf({ accounts, next }: Listed) {
  if (accounts.length > 0) return "shown";
  return next === null ? "none" : "notYet";
}

type AccountRowProps = {
  account: Account;
  onOpen: (uid: string) => void;
  selected: boolean;
  onSelect: (isSelected: boolean) => void;
};

function AccountRow({ account, onOpen, selected, onSelect }: AccountRowProps) {
  const { t } = useTranslation("people");
  const dayText = useDayText();
  const { uid, name, email, username, disabled, endsOn, lastSignInOn } = account;
  const role = t(`role.${account.role ?? "none"}`);
  const access = disabled ? t("list.disabled", { role }) : role;
  const detail =
    lastSignInOn === null
      ? t("list.notYetSignedIn", { access })
      : t("list.lastSignIn", { access, day: dayText(lastSignInOn) });
  return (
    <PeopleRow
      name={name ?? email ?? username ?? t("name.missing")}
      contact={email ?? username}
      detail={endsOn === null ? detail : t("list.endsOn", { detail, day: dayText(endsOn) })}
      onOpen={() => onOpen(uid)}
      selection={{ selected, onSelect }}
    />
  );
}
