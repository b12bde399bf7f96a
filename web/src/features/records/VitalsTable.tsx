import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { showHeight, showPressure, showWeight } from "@salvia/domain/unitSystems";
import type { Vitals } from "@salvia/domain/vitals";
import { useTranslation } from "react-i18next";

import type { PagedLive } from "../../firebase/pagedLive.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { ExactTime } from "../../ui/ExactTime.tsx";
import type { Row } from "./records.data.ts";
import { ShowOlder } from "../../ui/ShowOlder.tsx";
import { useUnitSystem } from "./unitChoice.ts";

/** Vitals, the newest first, to be opened. */
export function VitalsTable({ list }: { list: PagedLive<Row<Vitals>> }) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const [system] = useUnitSystem();
  return (
    <details>
      <Summary>
        {t(list.older === "none" ? "vitals.history.all" : "vitals.history.latest", {
          count: list.rows.length,
        })}
      </Summary>
      {/* By keyboard, too, one scrolls to what has no room. */}
      <Box
        component="section"
        aria-label={t("vitals.history.label")}
        tabIndex={0}
        sx={{ overflowX: "auto", marginTop: 1 }}
      >
        <Table aria-label={t("vitals.history.label")}>
          <thead>
            <tr>
              {(["when", "pressure", "weight", "height"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`vitals.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.rows.map(({ id, measuredAt, systolic, diastolic, weight, height }) => (
              <tr key={id}>
                <th scope="row">
                  <ExactTime moment={measuredAt} />
                </th>
                <td>
                  {systolic === null || diastolic === null
                    ? "–"
                    : showPressure(systolic, diastolic, system, language)}
                </td>
                <td>{weight === null ? "–" : showWeight(weight, system, language)}</td>
                <td>{height === null ? "–" : showHeight(height, system, language)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      <Box sx={{ display: "grid", gap: 1, marginTop: 1.5 }}>
        <ShowOlder {...list} />
      </Box>
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
