import { useEffect, useRef, type ReactNode } from "react";

import { Heading } from "./Heading.tsx";
import { hasSwitchedView } from "../loginView.ts";

interface ViewHeadingProps {
  children: ReactNode;
  /** A sentence below the heading. */
  lead: ReactNode;
}

/**
 * The heading of a view of the login page. It takes the focus when it replaces another view, so
 * that a screen reader announces the new view, but not when the document opens.
 */
export function ViewHeading({ children, lead }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasSwitchedView()) heading.current?.focus();
  }, []);
  return (
    <Heading ref={heading} title={children}>
      {lead}
    </Heading>
  );
}
