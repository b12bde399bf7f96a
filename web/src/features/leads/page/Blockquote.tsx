import { styled } from "@mui/material/styles";

/** A sentence quoted verbatim. */
export const Blockquote = styled("blockquote")(({ theme }) => ({
  margin: 0,
  padding: "12px 16px",
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: "0 8px 8px 0",
  backgroundColor: theme.vars.palette.tint,
}));
