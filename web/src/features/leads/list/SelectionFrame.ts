import { styled } from "@mui/material/styles";

/** What holds the actions on selected leads, at the bottom of the window while there are some. */
export const SelectionFrame = styled("section")(({ theme }) => ({
  "&[data-some=true]": {
    position: "sticky",
    bottom: 12,
    zIndex: 2,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    padding: "8px 16px",
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[4],
  },
  "& output": { flexGrow: 1, fontWeight: 600 },
}));
