import { styled } from "@mui/material/styles";

/** The rules about one person or country, below a line; its legend names whom or what. */
export const RuleGroup = styled("fieldset")(({ theme }) => ({
  margin: 0,
  border: 0,
  padding: "12px 0 0",
  minWidth: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& legend": { float: "left", width: "100%", padding: 0, fontWeight: 600 },
  "& legend + *": { clear: "both" },
}));
