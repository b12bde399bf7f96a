import Box from "@mui/material/Box";

/** A word between two hairlines. */
export function Divider({ children }: { children: string }) {
  const hairline = { content: '""', flexGrow: 1, borderTop: 1, borderColor: "divider" } as const;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        color: "text.secondary",
        "&::before": hairline,
        "&::after": hairline,
      }}
    >
      {children}
    </Box>
  );
}
