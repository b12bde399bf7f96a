import Link from "@mui/material/Link";
import type { MouseEvent, ReactNode } from "react";

/** The target of a link to another view of the login page. */
export interface ViewLinkTarget {
  href: string;
  /** Shows the view in place. */
  onFollow: () => void;
}

interface ViewLinkProps {
  to: ViewLinkTarget;
  children: ReactNode;
}

/** A link to another view, opened in place or in a new tab. */
export function ViewLink({ to, children }: ViewLinkProps) {
  return (
    <Link href={to.href} onClick={followInPlace(to.onFollow)} sx={{ py: 0.5 }}>
      {children}
    </Link>
  );
}

/**
 * Creates a click handler that runs `follow`, but leaves clicks for a new tab or window to the
 * browser.
 */
export function followInPlace(follow: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
