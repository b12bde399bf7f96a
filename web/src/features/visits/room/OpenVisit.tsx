import Box from "@mui/material/Box";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { VisitSide } from "@salvia/domain/scheduling/visit";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { oneGuest } from "../guest/guest.data.ts";
import { GuestInvitation } from "../guest/GuestInvitation.tsx";
import { GuestRequest } from "../guest/GuestRequest.tsx";
import { DeviceCheck } from "../media/DeviceCheck.tsx";
import { useIceServers } from "../call/useIceServers.ts";
import { useOwnMedia } from "../media/useOwnMedia.ts";
import { CallTile } from "./CallTile.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import type { VisitContent } from "./useVisit.ts";
import { ExitButton } from "./VisitControls.tsx";
import { WaitingRoomView, WaitingRoomEntry, WaitingRoom } from "./WaitingRoom.tsx";
import { VisitNotice } from "./VisitNotice.tsx";
import { VisitRoom } from "./VisitRoom.tsx";

type OpenVisitProps = {
  appointmentId: string;
  appointment: Appointment;
  side: VisitSide;
  /** The display name of the other participant. */
  other: string;
  home: string;
  renderBeside?: (appointment: Appointment) => ReactNode;
  view: VisitContent;
  onReturn?: (() => void) | undefined;
};

/** A visit in progress. The camera and microphone stay in use while this component is mounted. */
export function OpenVisit(props: OpenVisitProps) {
  const { appointmentId, appointment, side, other, home, renderBeside, view, onReturn } = props;
  const { stage, visit, mutation, isOnline } = view;
  const navigate = useNavigate();
  const [hasLeft, setLeft] = useState(false);
  const leave = () => {
    view.leave();
    // Leaving by its button needs no question.
    flushSync(() => setLeft(true));
    void navigate(home);
  };
  const open = stage !== "early";
  const media = useOwnMedia(appointmentId, open);
  const iceServers = useIceServers(appointmentId, open);
  const guest = useGuest(appointmentId, stage === "room");
  const [met, setMet] = useState(false);
  // A clinician's call goes along to other pages; a patient's page asks before it ends.
  const isClinician = side === "clinician";
  useUnloadWarning(isClinician && stage === "room");
  // Shown once the two are connected or the connection is slow, because the call comes first. It
  // stays while the patient is away, so that text being written there is not lost.
  const beside = met && onReturn === undefined ? renderBeside?.(appointment) : null;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          ...((stage === "room" || beside) &&
            renderBeside && { lg: "minmax(0, 6fr) minmax(0, 5fr)" }),
        },
      }}
    >
      {stage === "room" && !isClinician && !hasLeft ? <LeaveQuestion other={other} /> : null}
      {stage === "room" && visit !== null ? (
        <VisitRoom
          {...{ visit, guest, side, media, iceServers, isOnline }}
          names={{
            clinician: isClinician ? "" : other,
            patient: appointment.patientName,
          }}
          joined={view.joined}
          onMet={() => setMet(true)}
          visitId={appointmentId}
          renderTile={onReturn && ((call) => <CallTile {...call} onReturn={onReturn} />)}
          {...(isClinician && {
            invitation: <GuestInvitation visitId={appointmentId} guest={guest} />,
            request: <GuestRequest visitId={appointmentId} guest={guest} />,
          })}
          exit={
            isClinician ? <EndButton onEnd={view.end} inBar /> : <LeaveButton onLeave={leave} />
          }
        />
      ) : (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
          {stage === "early" ? <VisitNotice {...props} view={view} /> : null}
          {stage === "waiting" && visit !== null ? (
            <WaitingRoom {...{ visit, other, isOnline }} onLeave={leave} />
          ) : null}
          {stage === "lobby" && !isClinician ? (
            <WaitingRoomEntry {...{ visit, other }} busy={mutation.busy} onEnter={view.enter} />
          ) : null}
          {stage === "lobby" && isClinician ? (
            <WaitingRoomView
              {...{ visit, other, isOnline }}
              busy={mutation.busy}
              onAdmit={view.admit}
              onReturn={view.takeOver}
              exit={<EndButton onEnd={view.end} inBar={false} />}
            />
          ) : null}
          <DeviceCheck media={media} iceServers={open ? iceServers : null} />
        </Box>
      )}
      {beside}
    </Box>
  );
}

/** The guest of a visit; null until known, and if there is none. */
function useGuest(visitId: string, isWanted: boolean): Guest | null {
  const live = useLiveQuery(
    `visits/guest/${isWanted ? visitId : ""}`,
    isWanted ? oneGuest(visitId) : noGuest,
  );
  return live.status === "content" ? live.value : null;
}

const noGuest: ReturnType<typeof oneGuest> = (onValue) => {
  onValue(null);
  return () => {};
};

/** @param inBar whether it is one of the controls of the call */
function EndButton({ onEnd, inBar }: { onEnd: () => void; inBar: boolean }) {
  const { t } = useTranslation("visits");
  const [confirming, setConfirming] = useState(false);
  const ask = () => setConfirming(true);
  return (
    <>
      {inBar ? (
        <ExitButton onClick={ask}>{t("room.end")}</ExitButton>
      ) : (
        <Button variant="outlined" color="error" onClick={ask}>
          {t("room.end")}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        title={t("room.endTitle")}
        body={t("room.endBody")}
        cancelLabel={t("room.stay")}
        confirmLabel={t("room.end")}
        onCancel={() => setConfirming(false)}
        onConfirm={onEnd}
      />
    </>
  );
}

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("visits");
  return <ExitButton onClick={onLeave}>{t("room.leave")}</ExitButton>;
}
