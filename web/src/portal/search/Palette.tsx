import { languageNames, languages } from "@salvia/domain/shared/language";
import { plainText } from "@salvia/domain/shared/plainText";
import type { Role } from "@salvia/domain/account/role";
import { accountPath } from "@salvia/domain/site/paths";
import { useColorScheme } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import {
  SearchDialog,
  type SearchGroup,
  type SearchResult,
} from "../../ui/search/SearchDialog.tsx";
import { useAreaPages } from "../layout/areaPages.tsx";
import type { PendingChanges } from "../layout/pendingChanges.ts";
import { useLeaving } from "../layout/useLeaving.tsx";

/** What the search of an area needs to know. */
export type AreaSearchProps = {
  /** Names the search. */
  label: string;
  unsent: PendingChanges;
  /** Shows the shortcuts of the page, also if single keys are turned off. */
  onHelp: () => void;
  onClose: () => void;
};

/** People who match what was typed. */
export type FoundPeople = {
  group: SearchGroup;
  /** How many there are, or that there are none. */
  status: string;
  /** Why they cannot be searched. */
  problem: ReactNode;
};

type PaletteProps = AreaSearchProps & {
  role: Role;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  people?: FoundPeople;
  /** What can be done only in this area. */
  actions?: readonly SearchResult[];
};

/** Finds people, pages and actions from every page. Nothing typed leaves the document. */
export function Palette(props: PaletteProps) {
  const { role, label, unsent, onHelp, onClose, hint, typed, onType, people, actions = [] } = props;
  const { t } = useTranslation(["finding", "portal"]);
  const [isAsked, setIsAsked] = useState(false);
  const { leave, question } = useLeaving(unsent, onClose);
  const pages = usePages(role);
  const looks = useLooks();
  const wanted = plainText(typed.trim());
  const matching = (results: readonly SearchResult[]) =>
    results.filter((result) => plainText(result.label).includes(wanted));

  function signOut() {
    setIsAsked(true);
    leave();
  }

  if (isAsked) return question;
  const help = { id: "help", label: t("shortcuts.title"), choose: onHelp };
  const signOutAction = { id: "signOut", label: t("portal:account.signOut"), choose: signOut };
  return (
    <SearchDialog
      label={label}
      hint={hint}
      typed={typed}
      onType={onType}
      groups={[
        ...(people === undefined ? [] : [people.group]),
        { label: t("pages"), results: matching(pages) },
        { label: t("actions"), results: matching([...actions, ...looks, help, signOutAction]) },
      ]}
      status={people?.status ?? ""}
      problem={people?.problem}
      onChoose={({ id, choose }) => {
        // Signing out may ask first, in place of the search.
        if (id !== signOutAction.id) onClose();
        choose();
      }}
      onClose={onClose}
    />
  );
}

/** The search of areas without people to find. */
export function PageSearch({ role, ...props }: AreaSearchProps & { role: Role }) {
  const { t } = useTranslation("finding");
  const [typed, setTyped] = useState("");
  return <Palette {...props} {...{ role, typed }} onType={setTyped} hint={t("hint")} />;
}

function usePages(role: Role): readonly SearchResult[] {
  const { t } = useTranslation("portal");
  const navigate = useNavigate();
  const pages = useAreaPages(role).map(({ to, label }) => ({ to, label }));
  return [...pages, { to: accountPath, label: t("account.title") }].map(({ to, label }) => ({
    id: to,
    label,
    choose: () => void navigate(to),
  }));
}

/** Other languages and themes. */
function useLooks(): readonly SearchResult[] {
  const { t } = useTranslation(["finding", "common"]);
  const { language, setLanguage } = useLanguage();
  const { mode = "system", setMode } = useColorScheme();
  const themes = (["light", "dark", "system"] as const).filter((theme) => theme !== mode);
  return [
    ...themes.map((theme) => ({
      id: theme,
      label: t("choice", { menu: t("common:theme.label"), choice: t(`common:theme.${theme}`) }),
      choose: () => setMode(theme),
    })),
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: other,
        label: t("choice", { menu: t("common:language"), choice: languageNames[other] }),
        choose: () => setLanguage(other),
      })),
  ];
}
