import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

import { chartHeight } from "./chartStyle.ts";

type ChartCardProps = {
  title: ReactNode;
  /** A line below the chart. */
  note: ReactNode;
  children: ReactNode;
};

/** A chart with its title. */
export function ChartCard({ title, note, children }: ChartCardProps) {
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
      <Box sx={{ minHeight: chartHeight, marginTop: 1 }}>{children}</Box>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", marginTop: 1 }}>
        {note}
      </Typography>
    </Paper>
  );
}
