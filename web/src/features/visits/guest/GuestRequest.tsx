import Box from "@mui/material/Box";
import { isHere, presenceTickMs } from "@salvia/domain/scheduling/visit";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useServerClock } from "../visitClock.ts";
import { admitGuest, removeGuest } from "./guest.data.ts";
import { useGuestName } from "./useGuestName.ts";

/** Asks the clinician whether to let in a guest who waits. */
export function GuestRequest({ visitId, guest }: { visitId: string; guest: Guest | null }) {
  const { t } = useTranslation("visits");
  const mutation = useMutation();
  const nameOf = useGuestName();
  const now = useServerClock(presenceTickMs);
  if (guest === null || !isWaitingGuest(guest, now)) return null;
  const run = (work: (visitId: string) => Promise<void>) => () =>
    void mutation.run(() => work(visitId));
  return (
    <>
      <Notice
        severity="info"
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button variant="contained" size="small" onClick={run(admitGuest)}>
              {t("guest.admit")}
            </Button>
            <Button color="inherit" size="small" onClick={run(removeGuest)}>
              {t("guest.refuse")}
            </Button>
          </Box>
        }
      >
        {`${t(`guest.asks.${guest.kind}`, { name: nameOf(guest) })} ${t("guest.effect")}`}
      </Notice>
      <MutationProblem mutation={mutation} />
    </>
  );
}

/** Whether a guest is there and waits to be let in. */
export function isWaitingGuest({ state, seenAt }: Guest, now: Date): boolean {
  return state === "waiting" && seenAt !== null && isHere({ seenAt }, now);
}
