import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";

import type { AppointmentRow } from "../data/appointments.data.ts";
import { AppointmentActions } from "./AppointmentActions.tsx";
import { AppointmentFacts } from "./AppointmentFacts.tsx";

/** An appointment in one card: its facts, what to do next, and below both the form to move it. */
export function AppointmentCard({ row }: { row: AppointmentRow }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        borderRadius: "12px",
        padding: { xs: 2, sm: 3 },
        display: "grid",
        columnGap: 4,
        rowGap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <AppointmentFacts row={row} />
      </Box>
      <AppointmentActions row={row} />
    </Paper>
  );
}
