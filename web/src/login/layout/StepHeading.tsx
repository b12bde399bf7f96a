import { brand } from "@salvia/domain/site/brand";
import { useEffect, useRef, type ReactNode } from "react";

import { Heading } from "./Heading.tsx";

interface StepHeadingProps {
  title: string;
  picture?: ReactNode;
  /** A sentence about the step. */
  children?: ReactNode;
}

/**
 * The heading of a step. It takes the focus when the step replaces another, so that a screen reader
 * announces the new step.
 */
export function StepHeading(props: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} {...props} />;
}

/** Sets the document's title once it is known. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
}
