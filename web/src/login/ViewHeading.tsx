import { useEffect, useRef, type ReactNode } from "react";

import { Heading } from "./Heading.tsx";
import { hasSwitchedView } from "./loginView.ts";

interface ViewHeadingProps {
  children: ReactNode;
  /** A sentence below it. */
  lead: ReactNode;
}

/**
 * The heading of a view of the login page. It takes the focus where another view stood before, so
 * that a screen reader says where its user is now; not when the document opens.
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
