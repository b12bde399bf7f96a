import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

type SectionProps = {
  title: string;
  /** A sentence that says what it is for. */
  lead?: string;
  children: ReactNode;
};

/** One matter of a page, with its name above it. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ borderRadius: "12px", padding: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}
    >
      <div>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography sx={{ color: "text.secondary", marginTop: 0.5, maxWidth: "60ch" }}>
            {lead}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  );
}
