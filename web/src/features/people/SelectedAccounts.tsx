import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { AccessChange, Account } from "@salvia/domain/account/account";
import { isRole, roles } from "@salvia/domain/account/role";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../../firebase/clientError.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

/** How many accounts are changed at once; the server allows 30 changes in ten minutes. */
const selectedMax = 25;

/** What the selected accounts get: a role, no role, or no access. */
type Choice = NonNullable<Account["role"]> | "none" | "disable";

type Result = { account: Account; text: "done" | "unverified" | "own" | "notChanged" };

type SelectedAccountsProps = {
  accounts: readonly Account[];
  /** Called with each changed account, as soon as it is changed. */
  onChanged: (account: Account) => void;
};

/**
 * Changes the access of several accounts, one after the other, and shows the result of each. A
 * failure that would meet the next account too ends the change.
 */
export function SelectedAccounts({ accounts, onChanged }: SelectedAccountsProps) {
  const { t } = useTranslation("people");
  const session = useSession();
  const mutation = useMutation();
  const [choice, setChoice] = useState<Choice>("none");
  const [asks, setAsks] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);
  const count = accounts.length;

  async function resultOf(account: Account): Promise<Result["text"]> {
    try {
      const order = { uid: account.uid, change: changeOf(choice) };
      onChanged((await session.ask(accessEndpoints.changeAccess, order)).account);
      return "done";
    } catch (error) {
      const { code } = failureOf(error);
      if (code === "email-not-verified") return "unverified";
      if (code === "own-account") return "own";
      throw error;
    }
  }

  async function applyToAll() {
    setAsks(false);
    const finished = new Map<string, Result["text"]>();
    const show = () =>
      setResults(
        accounts.map((account) => ({
          account,
          text: finished.get(account.uid) ?? "notChanged",
        })),
      );
    await mutation.run(async () => {
      try {
        for (const account of accounts) {
          // oxlint-disable-next-line no-await-in-loop -- a failure must end the change
          finished.set(account.uid, await resultOf(account));
        }
      } finally {
        show();
      }
    });
  }

  return (
    <>
      {count === 0 ? null : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <FilterChoice
            label={t("bulk.choice")}
            value={choice}
            choices={choices.map((each) => [
              each,
              each === "disable" ? t("bulk.disable") : t(`role.${each}`),
            ])}
            onChoose={(chosen) => setChoice(chosen ?? choice)}
          />
          <BusyButton
            variant="outlined"
            busy={mutation.busy}
            busyLabel={t("change.busy")}
            aria-disabled={count > selectedMax}
            onClick={() => {
              mutation.forget();
              setResults([]);
              if (count <= selectedMax) setAsks(true);
            }}
          >
            {t("bulk.action", { count })}
          </BusyButton>
          {count > selectedMax ? (
            <Typography color="error">{t("bulk.tooMany", { max: selectedMax })}</Typography>
          ) : null}
        </Box>
      )}
      <MutationProblem mutation={mutation} />
      <Box component="output" aria-label={t("bulk.results")}>
        {results.length === 0 ? null : (
          <ul>
            {results.map(({ account, text }) => (
              <li key={account.uid}>
                {`${account.name ?? account.email ?? account.username ?? account.uid}: ${t(`bulk.${text}`)}`}
              </li>
            ))}
          </ul>
        )}
      </Box>
      <ConfirmDialog
        open={asks}
        title={t("bulk.title", { count })}
        body={t(choice === "disable" ? "bulk.disableBody" : "bulk.roleBody", {
          role: choice === "disable" ? "" : t(`role.${choice}`),
        })}
        cancelLabel={t("change.stay")}
        confirmLabel={t("bulk.confirm")}
        onCancel={() => setAsks(false)}
        onConfirm={() => void applyToAll()}
      />
    </>
  );
}

const choices: readonly Choice[] = [...roles, "none", "disable"];

function changeOf(choice: Choice): AccessChange {
  if (choice === "disable") return { kind: "disable" };
  return { kind: "role", role: isRole(choice) ? choice : null };
}
