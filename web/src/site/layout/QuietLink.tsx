import Link from "@mui/material/Link";
import type { ReactNode } from "react";

/** A link in a list of links, such as in the footer. */
export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        color="text.secondary"
        underline="hover"
        sx={{ display: "inline-block", py: { xs: 0.5, md: 0.75 }, fontSize: "1rem" }}
      >
        {children}
      </Link>
    </li>
  );
}
