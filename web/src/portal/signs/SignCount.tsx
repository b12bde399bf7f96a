import { styled } from "@mui/material/styles";

import { badgeText } from "./signs.ts";

/** The number of a sign, for the eyes only: the element beside it says it in words. */
export function SignCount({ count }: { count: number }) {
  return <Count data-count={badgeText(count)} />;
}

const Count = styled("span")(({ theme }) => ({
  display: "inline-block",
  minWidth: 24,
  padding: "0 7px",
  borderRadius: 999,
  fontSize: "0.8125rem",
  fontWeight: 650,
  lineHeight: "24px",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  "&::before": { content: "attr(data-count)" },
}));
