import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { WaitingListEntry } from "@salvia/domain/scheduling/waitingList";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { waitingListOf } from "./waitingList.data.ts";
import { WaitingWish } from "./WaitingWish.tsx";

/** The patients who wait for an earlier time with the clinician, live, who can book one for them. */
export function WaitingList({ onBook }: { onBook: (entry: WaitingListEntry) => void }) {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const now = useNow();
  const live = useLiveQuery("waitingList", waitingListOf(uid));
  const entries = live.status === "content" ? live.value.filter(({ until }) => until > now) : [];
  return (
    <Section title={t("waitingList.title")} lead={t("waitingList.lead")}>
      {live.status === "loading" ? (
        <LoadingBlock height={60} label={t("loading")} />
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : entries.length === 0 ? (
        <Typography>{t("waitingList.none")}</Typography>
      ) : (
        <PlainList aria-label={t("waitingList.title")}>
          {entries.map((entry) => (
            <Box
              component="li"
              key={entry.patientId}
              sx={{ display: "flex", alignItems: "center", gap: 1, paddingBlock: 1 }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0, display: "grid", overflowWrap: "anywhere" }}>
                <b>{entry.patientName}</b>
                <WaitingWish {...entry} />
              </Box>
              <Button
                aria-label={t("waitingList.bookFor", { name: entry.patientName })}
                onClick={() => onBook(entry)}
              >
                {t("waitingList.book")}
              </Button>
            </Box>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
