import Skeleton from "@mui/material/Skeleton";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";

/** A section of a record while its entries load, or if they don't. */
export function SectionToCome({ title, part }: { title: string; part: LiveQuery<unknown> }) {
  return (
    <Section title={title}>
      {part.status === "error" ? (
        <LoadProblem of={part} />
      ) : (
        <Skeleton variant="rounded" height={64} />
      )}
    </Section>
  );
}
