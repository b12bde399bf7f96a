import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";

/** A progress bar; `of` is 0 while the total is unknown. */
export function ImportProgress({ label, done, of }: { label: string; done: number; of: number }) {
  const percent = of === 0 ? 0 : Math.round((done / of) * 100);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
        {of === 0 ? label : `${label} ${percent} %`}
      </Typography>
      <LinearProgress
        aria-label={label}
        variant={of === 0 ? "indeterminate" : "determinate"}
        value={percent}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
