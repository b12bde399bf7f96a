import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { later } from "../../../ui/later.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { createdOn, createdWords, firstAndLast } from "./createdOn.ts";

type CreatedChoiceProps = {
  created: LeadFilter["created"];
  onChoose: (created: LeadFilter["created"]) => void;
};

/** The days of creation: some that move with the calendar, or any two, which a dialog asks for. */
export function CreatedChoice({ created, onChoose }: CreatedChoiceProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  const clock = { now: useNow(), zone: useTimeZone() };
  const [isAsking, setAsking] = useState(false);
  const days = created?.days ?? null;
  const shown = days === null ? null : firstAndLast(days, clock);
  const isWord = createdWords.some((word) => word === days);
  const choose = (next: string | null) => onChoose(next === null ? null : createdOn(next, clock));

  function inWords() {
    if (shown === null) return "";
    const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
    const text = format.formatRange(Date.parse(shown.first), Date.parse(shown.last));
    return shown.zone === clock.zone ? text : `${text} (${shown.zone})`;
  }

  return (
    <>
      <FilterChoice
        label={t("columns.created")}
        any={t("days.any")}
        value={days}
        choices={[
          ...createdWords.map((word) => [word, t(`days.${word}`)] as const),
          ...(days === null || isWord ? [] : [[days, inWords()] as const]),
          [ownDays, t("days.own")],
        ]}
        onChoose={(next) => (next === ownDays ? setAsking(true) : choose(next))}
      />
      {isAsking ? (
        <Suspense fallback={null}>
          <CreatedDialog
            first={shown?.first ?? ""}
            last={shown?.last ?? ""}
            onChoose={choose}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const ownDays = "own";

const CreatedDialog = later(async () => (await import("./CreatedDialog.tsx")).CreatedDialog);
