import { useState } from "react";

import { useMutation } from "../../firebase/useMutation.ts";
import { useAuth } from "../../session/useAuth.ts";
import {
  appointmentProblemOf,
  type AppointmentProblem,
  type Wished,
} from "./data/appointmentProblem.ts";
import type { AppointmentRow } from "./data/appointments.data.ts";
import {
  changeAppointment,
  makeAppointment,
  type ChangedAppointment,
  type MadeAppointment,
} from "./data/appointmentWrites.data.ts";

/** Writes appointments one at a time and exposes why the last write failed. */
export function useAppointmentMutation() {
  const mutation = useMutation();
  const { user } = useAuth();
  const [problem, setProblem] = useState<AppointmentProblem | null>(null);

  /** @returns whether the appointment is stored; never throws */
  async function run(id: string, wished: Wished, write: () => Promise<void>): Promise<boolean> {
    let isStored = false;
    await mutation.run(async () => {
      setProblem(null);
      const found = await attempt(id, wished, write);
      setProblem(found);
      isStored = found === null;
    });
    return isStored;
  }

  return {
    busy: mutation.busy,
    problem,
    make: (id: string, made: MadeAppointment) => run(id, made, () => makeAppointment(id, made)),
    change: (row: AppointmentRow, wanted: Omit<ChangedAppointment, "canceledBy">) => {
      const isCanceled = wanted.status === "cancelled" && user !== null;
      const change = { ...wanted, ...(isCanceled && { canceledBy: user.uid }) };
      return run(row.id, wishedOf(row, change), () => changeAppointment(row, change));
    },
  };
}

/** Changes an appointment; resolves to why it failed, or null if the change is stored. */
export function attemptChange(
  row: AppointmentRow,
  change: ChangedAppointment,
): Promise<AppointmentProblem | null> {
  return attempt(row.id, wishedOf(row, change), () => changeAppointment(row, change));
}

/** Creates an appointment; resolves to why it failed, or null if it is stored. */
export function attemptMake(id: string, made: MadeAppointment): Promise<AppointmentProblem | null> {
  return attempt(id, made, () => makeAppointment(id, made));
}

function wishedOf({ appointment }: AppointmentRow, change: ChangedAppointment): Wished {
  return { ...appointment, ...change, rev: appointment.rev + 1 };
}

/** Writes an appointment and resolves to why it failed, or null if the appointment is stored. */
async function attempt(
  id: string,
  wished: Wished,
  write: () => Promise<void>,
): Promise<AppointmentProblem | null> {
  // While offline the write would never be sent, and the transaction is slow to fail.
  if (!navigator.onLine) return { kind: "failed", failure: { code: "offline", id: null } };
  try {
    await write();
    return null;
  } catch (error) {
    return await appointmentProblemOf(id, wished, error, new Date());
  }
}
