import BackIcon from "@mui/icons-material/ArrowBack";
import Button from "@mui/material/Button";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

type BackLinkProps = {
  to: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** Above a page's heading: the way back to the page it belongs to. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      startIcon={<BackIcon />}
      sx={{ marginLeft: -1.5, marginBottom: 0.5 }}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
