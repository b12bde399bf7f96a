import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode, type Ref } from "react";

type SectionProps = {
  title: string;
  /** Ref to the heading, for callers that move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence that explains the section. */
  lead?: string;
  /** Whether it contains something that must not be overlooked. */
  urgent?: boolean;
  /** An action for the whole section, shown beside its title. */
  action?: ReactNode;
  children: ReactNode;
};

export function Section({
  title,
  headingRef,
  lead,
  urgent = false,
  action,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        borderRadius: "12px",
        padding: { xs: 2, sm: 3 },
        display: "grid",
        alignContent: "start",
        gap: 2,
        ...(urgent && { borderColor: "error.main", borderInlineStartWidth: 8 }),
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flex: "1 1 10rem", minWidth: 0 }}>
          <Typography
            variant="h2"
            id={id}
            ref={headingRef}
            {...(headingRef && { tabIndex: -1 })}
            sx={{ overflowWrap: "anywhere", "&:focus": { outline: "none" } }}
          >
            {title}
          </Typography>
          {lead === undefined ? null : (
            <Typography sx={{ color: "text.secondary", marginTop: 0.5, maxWidth: "60ch" }}>
              {lead}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
