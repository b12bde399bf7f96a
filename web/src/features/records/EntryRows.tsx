import { styled } from "@mui/material/styles";

import { PlainList } from "../../ui/PlainList.tsx";

/** The entries that count now, as rows: what each says, and how it can be changed. */
export const EntryRows = styled(PlainList)(({ theme }) => ({
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 52,
    paddingBlock: 6,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li:last-of-type": { borderBottom: 0 },
  "& small": {
    display: "block",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
  },
}));
