import { styled } from "@mui/material/styles";
import type { Medication } from "@salvia/domain/record/medication";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { PlainList } from "../../../ui/PlainList.tsx";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { OpenRecordKey } from "../access/openRecord.ts";
import { ErrorMark, MarkAsError } from "../MarkAsError.tsx";
import type { Row } from "../records.data.ts";

type MedicationHistoryProps = {
  newestFirst: readonly Row<Medication>[];
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/**
 * A collapsible history of started, changed and stopped medications; renders nothing if empty.
 * Entries made in error are struck through.
 */
export function MedicationHistory({ newestFirst, access }: MedicationHistoryProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  if (newestFirst.length === 0) return null;
  return (
    <details>
      <Summary>{t("medications.history", { count: newestFirst.length })}</Summary>
      <List>
        {newestFirst.map(({ id, name, dose, change, createdAt, enteredInError: mark }) => {
          const what = t(`medications.event.${change}`, { name, dose });
          return (
            <li key={id}>
              <time dateTime={createdAt.toISOString()}>
                {calendarDate(createdAt, language, timeZone)}
              </time>
              <div>
                {mark === undefined ? what : <s>{what}</s>}
                {mark === undefined ? null : <ErrorMark mark={mark} />}
                {access === null || mark !== undefined ? null : (
                  <>
                    {" "}
                    <MarkAsError access={access} part="medications" entryId={id} entry={what} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </List>
    </details>
  );
}

const Summary = styled("summary")({ cursor: "pointer", fontWeight: 600, paddingBlock: 8 });

const List = styled(PlainList)(({ theme }) => ({
  fontSize: "0.875rem",
  "& li": {
    display: "grid",
    gridTemplateColumns: "128px minmax(0, 1fr)",
    columnGap: 12,
    paddingBlock: 4,
  },
  "& time": { color: theme.vars.palette.text.secondary },
  "& div": { minWidth: 0, overflowWrap: "anywhere" },
}));
