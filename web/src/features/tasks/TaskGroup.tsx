import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

type TaskGroupProps = { title: string; children: ReactNode };

/** A group of tasks under a heading. */
export function TaskGroup({ title, children }: TaskGroupProps) {
  const id = useId();
  return (
    <Box component="section" sx={{ display: "grid", gap: 1 }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Paper
        component="ul"
        variant="outlined"
        aria-labelledby={id}
        sx={{ borderRadius: "12px", listStyle: "none", margin: 0, padding: 0 }}
      >
        {children}
      </Paper>
    </Box>
  );
}
