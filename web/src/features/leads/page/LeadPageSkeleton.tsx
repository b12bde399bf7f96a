import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../../ui/status/Announcement.tsx";

/** Skeleton of a lead's page while it loads. */
export function LeadPageSkeleton() {
  const { t } = useTranslation("leadPage");
  return (
    <>
      <Announcement>{t("loading")}</Announcement>
      <Box
        aria-hidden="true"
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "400px minmax(0, 1fr)" },
        }}
      >
        {[6, 9].map((lines) => (
          <Paper key={lines} variant="outlined" sx={{ borderRadius: "12px", padding: 3 }}>
            <Skeleton variant="text" width="45%" height={36} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} variant="text" width={`${90 - (line % 3) * 12}%`} height={32} />
            ))}
          </Paper>
        ))}
      </Box>
    </>
  );
}
