import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import {
  accountStates,
  roleFilters,
  type Account,
  type AccountSearch,
} from "@salvia/domain/account/account";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { readOnce } from "../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { FilterFold } from "../../ui/fields/FilterFold.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { LoadingBlock } from "../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { PersonRow, type PersonActions } from "./PersonRow.tsx";
import { SelectedAccounts } from "./SelectedAccounts.tsx";
import { useAccessChange } from "./useAccessChange.tsx";

/** The filters of the list, which are in the page's address; what was typed never is. */
export type PeopleFilters = Pick<AccountSearch, "role" | "state">;

type PeopleListProps = Omit<PersonActions, "onAccess"> & {
  filters: PeopleFilters;
  onFilter: (filter: Partial<PeopleFilters>) => void;
  /** Grows when the list has to be read again. */
  version: number;
  changed: ReadonlyMap<string, Account>;
  onChanged: (account: Account) => void;
};

/**
 * Everyone with an account: those who work here first, or whom a search finds. It searches on
 * request, because the audit log records each search.
 */
export function PeopleList({ filters, onFilter, version, ...shown }: PeopleListProps) {
  const { t } = useTranslation("people");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState({ text: "", times: 0 });

  function search(event: SyntheticEvent) {
    event.preventDefault();
    setAsked({ text: typed.trim(), times: asked.times + 1 });
  }

  return (
    <>
      <search aria-label={t("list.search")}>
        <Box
          component="form"
          noValidate
          onSubmit={search}
          sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start", mt: 1 }}
        >
          <TextField
            size="small"
            type="search"
            label={t("list.label")}
            helperText={t("list.hint")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            sx={{ flex: "1 1 280px", maxWidth: 440 }}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
              htmlInput: { maxLength: 254, autoCapitalize: "none", spellCheck: false },
            }}
          />
          <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
            {t("list.action")}
          </Button>
          <FilterFold
            label={t("list.filters")}
            count={Object.values(filters).filter((each) => each !== null).length}
          >
            <FilterChoice
              label={t("list.role")}
              any={t("list.anyRole")}
              value={filters.role}
              choices={roleFilters.map((each) => [each, t(`role.${each}`)])}
              onChoose={(role) => onFilter({ role })}
            />
            <FilterChoice
              label={t("list.state")}
              any={t("list.anyState")}
              value={filters.state}
              choices={accountStates.map((each) => [each, t(`state.${each}`)])}
              onChoose={(state) => onFilter({ state })}
            />
          </FilterFold>
        </Box>
      </search>
      <Found
        key={JSON.stringify([asked, filters, version])}
        search={{ ...filters, text: asked.text }}
        {...shown}
      />
    </>
  );
}

type FoundProps = Omit<PeopleListProps, "filters" | "onFilter" | "version"> & {
  search: Omit<AccountSearch, "from">;
};

/** The people found, a part at a time, and what can be done with those selected. */
function Found({ search, changed, onChanged, ...actions }: FoundProps) {
  const { t } = useTranslation("people");
  const session = useSession();
  const access = useAccessChange(onChanged);
  const loading = useMutation();
  const read = (from: AccountSearch["from"]) =>
    session.ask(accessEndpoints.listAccounts, { ...search, from });
  // Read again each time it is shown.
  const [reading] = useState(() => crypto.randomUUID());
  const first = useLiveQuery(
    `people/list/${reading}`,
    readOnce(() => read(null)),
  );
  const [more, setMore] = useState<readonly OutputOf<typeof accessEndpoints.listAccounts>[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (first.status === "error") return <LoadProblem of={first} />;
  if (first.status !== "content") return <LoadingBlock height={240} label={t("list.busy")} />;

  const parts = [first.value, ...more];
  const next = parts.at(-1)?.next ?? null;
  // An account can be in two parts: its access ends soon, or it changed between them.
  const byUid = new Map(parts.flatMap((part) => part.accounts).map((each) => [each.uid, each]));
  const accounts = Array.from(byUid.values(), (each) => changed.get(each.uid) ?? each);
  const count = accounts.length;
  const isEveryone = search.text === "" && search.role === null && search.state === null;
  const isDirectory = isEveryone && next !== null && "token" in next && next.token === null;

  async function showMore() {
    await loading.run(async () => {
      const part = await read(next);
      setMore([...more, part]);
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

  return (
    <>
      <Typography component="output" sx={{ color: "text.secondary" }}>
        {count > 0 ? t("list.shown", { count }) : t(next === null ? "list.none" : "list.notYet")}
      </Typography>
      <MutationProblem mutation={access.mutation} />
      <SelectedAccounts
        accounts={accounts.filter(({ uid }) => selected.has(uid))}
        onChanged={(account) => {
          // What fails stays selected.
          select(account.uid, false);
          onChanged(account);
        }}
      />
      <PlainList aria-label={t("title")}>
        {accounts.map((account) => (
          <PersonRow
            key={account.uid}
            account={account}
            selected={selected.has(account.uid)}
            onSelect={(isSelected) => select(account.uid, isSelected)}
            onAccess={access.ask}
            {...actions}
          />
        ))}
      </PlainList>
      <MutationProblem mutation={loading} />
      {next === null ? null : (
        <div>
          <BusyButton
            variant="outlined"
            busy={loading.busy}
            busyLabel={t("list.moreBusy")}
            onClick={() => void showMore()}
          >
            {t(isDirectory ? "list.everyone" : "list.more")}
          </BusyButton>
        </div>
      )}
      {access.question}
    </>
  );
}
