import { useEffect, useRef, type ReactNode } from "react";

import { Heading } from "./Heading.tsx";

interface StepHeadingProps {
  title: string;
  picture?: ReactNode;
  /** A sentence about the step. */
  children?: ReactNode;
}

/**
 * The heading of a step. It takes the focus as the step takes the place of another one, so that a
 * screen reader says where its user is now.
 */
export function StepHeading(props: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} {...props} />;
}
