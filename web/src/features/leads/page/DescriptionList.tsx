import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** A list of facts, each below or beside its name. */
export const DescriptionList = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  gap: 10,
  fontSize: "0.9375rem",
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(110px, 2fr) 5fr",
    columnGap: 12,
    alignItems: "center",
    minHeight: 28,
  },
  "& dt": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
  "& dd > span": { display: "inline-flex", alignItems: "center", gap: 4 },
  "& small": {
    display: "block",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
}));

/** One fact of the list. */
export function Description({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
