import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { showVital, vitalSigns } from "@salvia/domain/record/showVital";
import type { Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { exactTime } from "../../../ui/time/relativeTime.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { ZoneSaid } from "../../../ui/time/ZoneName.tsx";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { ErrorMark, MarkAsError } from "../MarkAsError.tsx";
import type { Row } from "../records.data.ts";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useUnits } from "../../../ui/units/useUnits.ts";

type VitalsTableProps = {
  list: BoundedPages<Row<Vitals>>;
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A collapsible table of vitals, newest first. Entries made in error are struck through. */
export function VitalsTable({ list, access }: VitalsTableProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const { system } = useUnits();
  const now = useNow();
  const shown = vitalSigns.filter((sign) =>
    list.rows.some((row) => showVital(sign, row, system, language) !== null),
  );
  return (
    <details>
      <Summary>
        {t(list.more === "none" ? "vitals.history.all" : "vitals.history.latest", {
          count: list.rows.length,
        })}
      </Summary>
      <ZoneSaid from={list.rows.at(-1)?.measuredAt ?? now} until={list.rows[0]?.measuredAt ?? now}>
        {/* Focusable so that keyboard users can scroll it, too. */}
        <Box
          component="section"
          aria-label={t("vitals.history.label")}
          tabIndex={0}
          sx={{ overflowX: "auto", marginTop: 1 }}
        >
          <Table aria-label={t("vitals.history.label")}>
            <thead>
              <tr>
                {(["when", ...shown] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`vitals.${column}`)}
                  </th>
                ))}
                {access === null ? null : <th scope="col">{t("error.column")}</th>}
              </tr>
            </thead>
            <tbody>
              {list.rows.map(({ id, measuredAt, enteredInError: mark, ...measures }) => {
                const Value = mark === undefined ? "span" : "s";
                return (
                  <tr key={id}>
                    <th scope="row">
                      <ExactTime moment={measuredAt} />
                      {mark === undefined ? null : <ErrorMark mark={mark} />}
                    </th>
                    {shown.map((sign) => {
                      const value = showVital(sign, measures, system, language);
                      const { fasting } = measures;
                      return (
                        <td key={sign}>
                          <Value>{value ?? "–"}</Value>
                          {sign !== "glucose" || fasting === null
                            ? null
                            : ` (${t(fasting ? "vitals.fasting.yes" : "vitals.fasting.no").toLocaleLowerCase(language)})`}
                        </td>
                      );
                    })}
                    {access === null ? null : (
                      <td>
                        <MarkAsError
                          access={access}
                          part="vitals"
                          entryId={id}
                          entry={exactTime(measuredAt, language, timeZone)}
                          isMarked={mark !== undefined}
                        />
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </Box>
        <Box sx={{ display: "grid", gap: 1, marginTop: 1.5 }}>
          <ShowMore {...list} />
        </Box>
      </ZoneSaid>
    </details>
  );
}

const Summary = styled("summary")({ cursor: "pointer", fontWeight: 600, paddingBlock: 8 });

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    textAlign: "start",
    fontWeight: 400,
    whiteSpace: "nowrap",
    padding: "8px 12px 8px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& thead th": { color: theme.vars.palette.text.secondary },
}));
