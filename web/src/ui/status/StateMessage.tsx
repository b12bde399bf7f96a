import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type StateMessageProps = {
  picture: ReactNode;
  title: string;
  /** The heading's level within the page. */
  level?: "h1" | "h2";
  children?: ReactNode;
  action?: ReactNode;
};

/** Replaces missing content: a picture, a sentence and an action. */
export function StateMessage({ picture, title, level, children, action }: StateMessageProps) {
  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "center",
        textAlign: "center",
        gap: 1,
        paddingInline: 3,
        paddingBlock: { xs: 5, sm: 8 },
      }}
    >
      <Box sx={{ color: "primary.main", marginBottom: 1, lineHeight: 0 }}>{picture}</Box>
      <Typography variant="h3" component={level ?? "p"}>
        {title}
      </Typography>
      {children === undefined ? null : (
        <Typography component="div" sx={{ color: "text.secondary", maxWidth: "44ch" }}>
          {children}
        </Typography>
      )}
      {action === undefined ? null : <Box sx={{ marginTop: 2 }}>{action}</Box>}
    </Box>
  );
}
