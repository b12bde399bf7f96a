import Box from "@mui/material/Box";
import type { WaitingListEntry } from "@salvia/domain/scheduling/waitingList";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { stopWaiting } from "./waitingList.data.ts";
import { WaitingWish } from "./WaitingWish.tsx";

type OwnWaitingListProps = {
  entries: readonly WaitingListEntry[];
  onChange: (entry: WaitingListEntry) => void;
};

/** What a member waits for, with ways to change that and to leave the waiting list. */
export function OwnWaitingList({ entries, onChange }: OwnWaitingListProps) {
  const { t } = useTranslation("appointments");
  const mutation = useMutation();
  const showToast = useToast();

  async function leave(entry: WaitingListEntry) {
    if (await mutation.run(() => stopWaiting(entry))) showToast("success", t("waitingList.left"));
  }

  return (
    <Section title={t("waitingList.title")} lead={t("waitingList.ownLead")}>
      <MutationProblem mutation={mutation} />
      <PlainList aria-label={t("waitingList.title")}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.clinicianId}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              columnGap: 2,
              paddingBlock: 1,
            }}
          >
            <Box sx={{ flex: "1 1 16rem", minWidth: 0, display: "grid", overflowWrap: "anywhere" }}>
              <b>
                <StaffName uid={entry.clinicianId} />
              </b>
              <WaitingWish {...entry} />
            </Box>
            <Box sx={{ marginLeft: -1 }}>
              <Button onClick={() => onChange(entry)}>{t("waitingList.change")}</Button>
              <Button aria-disabled={mutation.busy} onClick={() => void leave(entry)}>
                {t("waitingList.leave")}
              </Button>
            </Box>
          </Box>
        ))}
      </PlainList>
    </Section>
  );
}
