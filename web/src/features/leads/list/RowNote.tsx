import { styled } from "@mui/material/styles";

/** Small print below a lead's name. */
export const RowNote = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 4,
  fontSize: "0.75rem",
  fontWeight: 400,
  lineHeight: 1.2,
  color: theme.vars.palette.secondary.main,
  "& svg": { fontSize: 14 },
}));
