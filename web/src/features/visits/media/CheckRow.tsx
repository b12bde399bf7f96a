import GoodIcon from "@mui/icons-material/CheckCircleOutlined";
import UnknownIcon from "@mui/icons-material/HelpOutlineOutlined";
import BadIcon from "@mui/icons-material/WarningAmberOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type CheckRowProps = {
  /** The item being checked. */
  name: string;
  state: "good" | "bad" | "unknown";
  /** The result, and what to do about it. */
  text: string;
  children?: ReactNode;
};

/** The result of checking one requirement of a visit. */
export function CheckRow({ name, state, text, children }: CheckRowProps) {
  const { icon: Icon, color } = looks[state];
  return (
    <Box sx={{ display: "flex", gap: 1.5, alignItems: "flex-start" }}>
      <Icon sx={{ color, marginTop: "2px" }} aria-hidden />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: "grid", gap: 1 }}>
        <Box>
          <Typography component="h3" variant="subtitle2">
            {name}
          </Typography>
          <Typography
            component="output"
            sx={{ display: "block", color: "text.secondary", maxWidth: "64ch" }}
          >
            {text}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const looks = {
  good: { icon: GoodIcon, color: "success.main" },
  bad: { icon: BadIcon, color: "warning.main" },
  unknown: { icon: UnknownIcon, color: "text.secondary" },
} as const;
