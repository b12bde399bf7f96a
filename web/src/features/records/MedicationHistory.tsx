import { styled } from "@mui/material/styles";
import type { Medication } from "@salvia/domain/medication";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { calendarDate } from "../../ui/relativeTime.ts";
import type { Row } from "./records.data.ts";

/** What was started, changed and stopped, to be opened; nothing where nothing ever was. */
export function MedicationHistory({ newestFirst }: { newestFirst: readonly Row<Medication>[] }) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  if (newestFirst.length === 0) return null;
  return (
    <details>
      <Summary>{t("medications.history", { count: newestFirst.length })}</Summary>
      <List>
        {newestFirst.map(({ id, name, dose, change, createdAt }) => (
          <li key={id}>
            <time dateTime={createdAt.toISOString()}>{calendarDate(createdAt, language)}</time>
            <span>{t(`medications.event.${change}`, { name, dose })}</span>
          </li>
        ))}
      </List>
    </details>
  );
}

const Summary = styled("summary")({ cursor: "pointer", fontWeight: 600, paddingBlock: 8 });

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.875rem",
  "& li": {
    display: "grid",
    gridTemplateColumns: "128px minmax(0, 1fr)",
    columnGap: 12,
    paddingBlock: 4,
  },
  "& time": { color: theme.vars.palette.text.secondary },
  "& span": { overflowWrap: "anywhere" },
}));
