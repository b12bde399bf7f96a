import Box from "@mui/material/Box";
import type { MonthFigures } from "@salvia/domain/lead/salesFigures";
import { monthName } from "@salvia/domain/shared/monthName";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";

/** The figures of the chart of months, for screen readers. */
export function MonthsTable({ months }: { months: readonly MonthFigures[] }) {
  const { t } = useTranslation("salesStats");
  const { language } = useLanguage();
  return (
    <Box sx={visuallyHidden}>
      <table aria-label={t("months.title")}>
        <thead>
          <tr>
            {(["month", "created", "converted"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`months.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, created, converted }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, language, "long")}</th>
              <td>{created.toLocaleString(language)}</td>
              <td>{converted.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
