import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode, Ref } from "react";

interface HeadingProps {
  title: ReactNode;
  /** A sentence below the title. */
  children?: ReactNode;
  /** The id of the sentence, for fields that it describes. */
  id?: string;
  picture?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a view or a step and a sentence about it. The title can take the focus. */
export function Heading({ title, children, id, picture, ref }: HeadingProps) {
  return (
    <Box>
      {picture === undefined ? null : <Box sx={pictureStyles}>{picture}</Box>}
      <Typography
        ref={ref}
        tabIndex={-1}
        variant="h2"
        component="h1"
        sx={{ mb: 1, outline: "none", textWrap: "balance" }}
      >
        {title}
      </Typography>
      {children === undefined ? null : (
        <Typography
          id={id}
          component="div"
          sx={{ color: "text.secondary", overflowWrap: "anywhere", textWrap: "pretty" }}
        >
          {children}
        </Typography>
      )}
    </Box>
  );
}

const pictureStyles = {
  color: "primary.main",
  lineHeight: 0,
  mb: 3,
  "& svg": { width: 112, height: 112 },
} as const;
