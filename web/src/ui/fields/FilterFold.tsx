import TuneIcon from "@mui/icons-material/Tune";
import { useState, type ReactNode } from "react";

import { Button } from "../Button.tsx";
import { useIsPhone } from "../useIsPhone.ts";

type FilterFoldProps = {
  label: string;
  /** How many of the filters are set. */
  count: number;
  children: ReactNode;
};

/**
 * Filters, which wait on a phone behind a button with their number: they would push what they find
 * out of sight.
 */
export function FilterFold({ label, count, children }: FilterFoldProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <>
      <Button
        startIcon={<TuneIcon />}
        aria-expanded={isOpen}
        sx={{ justifySelf: "start", minHeight: 40 }}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? label : `${label} · ${count}`}
      </Button>
      {isOpen ? children : null}
    </>
  );
}
