import Link from "@mui/material/Link";
import type { MouseEvent, ReactNode } from "react";

/** Where a link to another view of the login page leads. */
export interface ViewLinkTarget {
  href: string;
  /** Shows the view in place. */
  onFollow: () => void;
}

interface ViewLinkProps {
  to: ViewLinkTarget;
  children: ReactNode;
}

/** A link to another view: followed in place, or opened in a tab of its own. */
export function ViewLink({ to, children }: ViewLinkProps) {
  return (
    <Link href={to.href} onClick={followInPlace(to.onFollow)} sx={{ py: 0.5 }}>
      {children}
    </Link>
  );
}

/** Leaves to the browser what asks for a new tab or window. */
export function followInPlace(follow: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
