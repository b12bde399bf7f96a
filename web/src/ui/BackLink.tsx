import BackIcon from "@mui/icons-material/ArrowBack";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

import { Button } from "./Button.tsx";

type BackLinkProps = {
  to: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** Link above a page's heading that leads back to the parent page. */
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
