import Box from "@mui/material/Box";
import type { ComponentProps } from "react";

/**
 * Where the script or the server says what is wrong with a form: hidden at first, above the fields,
 * with a sentence for each reason.
 */
export function ProblemSummary(props: Omit<ComponentProps<"div">, "ref" | "color">) {
  return <Box role="alert" data-summary="" tabIndex={-1} hidden {...props} sx={summaryStyles} />;
}

const summaryStyles = {
  scrollMarginTop: 96,
  p: 2,
  border: "2px solid",
  borderColor: "error.main",
  borderRadius: "12px",
  backgroundColor: "background.paper",
  color: "error.main",
  fontWeight: 550,
  "&[hidden]": { display: "none" },
  "& ul": { m: 0, mt: 0.5, pl: 2.5 },
  "& li": { py: 0.25 },
  "& a": { color: "inherit" },
};
