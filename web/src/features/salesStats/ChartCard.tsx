import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { chartHeight } from "./chartStyle.ts";

type ChartCardProps = {
  title: ReactNode;
  /** A line below the chart. */
  note: ReactNode;
  columns: readonly string[];
  /** The chart's data: a name and its figures per row. Empty while loading. */
  rows: readonly (readonly [name: string, ...figures: number[]])[];
  /** The chart, which is hidden from screen readers. */
  children: ReactNode;
};

/** A chart with its title, and the same figures as a table for screen readers. */
export function ChartCard({ title, note, columns, rows, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ position: "relative", borderRadius: "12px", padding: { xs: 2, sm: 2.5 } }}
    >
      <Typography id={titleId} variant="h2" sx={{ fontSize: "1.125rem" }}>
        {title}
      </Typography>
      <Box aria-hidden="true" sx={{ minHeight: chartHeight, marginTop: 1 }}>
        {children}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", marginTop: 1 }}>
        {note}
      </Typography>
      {rows.length === 0 ? null : <FigureTable {...{ titleId, columns, rows }} />}
    </Paper>
  );
}

function FigureTable({
  titleId,
  columns,
  rows,
}: Pick<ChartCardProps, "columns" | "rows"> & { titleId: string }) {
  const { language } = useLanguage();
  return (
    <Box sx={visuallyHidden}>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure.toLocaleString(language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
