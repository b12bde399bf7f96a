import PlaceIcon from "@mui/icons-material/PlaceOutlined";
import Box from "@mui/material/Box";
import type { Appointment } from "@salvia/domain/scheduling/appointment";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { statedAvailability } from "../data/availability.data.ts";

type PracticeAddressProps = {
  appointment: Pick<Appointment, "clinicianId" | "mode" | "status">;
};

/** Where an appointment in person takes place, if its clinician has stated the address. */
export function PracticeAddress({ appointment }: PracticeAddressProps) {
  const { clinicianId, mode, status } = appointment;
  if (mode !== "inPerson" || (status !== "pending" && status !== "confirmed")) return null;
  return <Address clinicianId={clinicianId} />;
}

function Address({ clinicianId }: { clinicianId: string }) {
  const stated = useLiveQuery(`availability/${clinicianId}`, statedAvailability(clinicianId));
  const address = stated.status === "content" ? (stated.value?.address ?? null) : null;
  if (address === null) return null;
  return (
    <Box component="address" sx={{ display: "flex", gap: 0.5, fontStyle: "normal" }}>
      <PlaceIcon aria-hidden="true" sx={{ fontSize: "1.125rem", color: "text.secondary" }} />
      <Box component="span" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {address}
      </Box>
    </Box>
  );
}
